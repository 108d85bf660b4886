// Illustrations: simple two-colour line drawings for empty states, a module each, so that a page loads only its own.
export { GumSprig } from './gum-sprig.tsx'
export { WombatReading } from './wombat-reading.tsx'
