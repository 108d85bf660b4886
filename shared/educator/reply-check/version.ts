// Guard version: the number that names rules, weights, prompts and the first labelled replies together, in the log of each answer.

/**
 * The day of the change and its number on that day. Bump it with any change in this folder, comments too, or of a prompt;
 * tests/shared/educator/reply-check/guard-version.json pairs it with their hashes.
 */
export const guardVersion = '2026-11-29.5'
