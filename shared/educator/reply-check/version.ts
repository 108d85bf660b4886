// Guard version: the one number that names prompts, rules and labels together.

/** Bump it with any change of a rule, a prompt or a label; tests/shared/educator/reply-check/guard-version.json pairs it with their hashes. */
export const guardVersion = '2026-11-28.9'
