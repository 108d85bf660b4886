// Entry: what the app uses of looking around. The build makes files of their own of it and of all that it needs
// (web/build/around-service.ts).
import * as z from 'zod/mini'

export { ownWorkIn } from './kept-state.ts'
export { newId } from './runtime.ts'
export { aroundService } from './service.ts'

// Schemas are interpreted, not compiled: the Content-Security-Policy allows no code made at run time.
z.config({ jitless: true })
