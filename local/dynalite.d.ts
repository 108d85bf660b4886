// The part of dynalite's interface that is used here; the package ships no types.
declare module 'dynalite' {
  import type { Server } from 'node:http'

  const dynalite: (options: {
    path?: string
    createTableMs?: number
    deleteTableMs?: number
    updateTableMs?: number
  }) => Server & {
    db?: { close(): Promise<void> }
  }
  export default dynalite
}
