// Development: Vite as the site with hot reload, and as the loader of the functions, so that an edit is live at once.
import { createServer } from 'vite'
import type { StackSettings } from './stack.ts'

export async function startVite(): Promise<Required<Pick<StackSettings, 'load' | 'site'>>> {
  const vite = await createServer({ server: { middlewareMode: true } })
  return {
    load: (file) => vite.ssrLoadModule(`/../${file}`),
    site: (request, response) =>
      new Promise((resolve, reject) => {
        response.on('close', resolve)
        vite.middlewares(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)))
      }),
  }
}
