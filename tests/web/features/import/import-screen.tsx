// Import screen: the page over the real parsers and the real preview, with a service that answers what a test says.
import { screen } from '@testing-library/react'
import type { ImportChunk } from '#shared/portfolio/imports-contract.ts'
import { aProblem, type Call, openPage } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { answerOf } from '#web/features/import/import-messages.ts'
import { ImportScreen } from '#web/features/import/import-page.tsx'
import type { ImportService } from '#web/features/import/import-service.ts'
import { ImportSession } from '#web/features/import/import-session.ts'

/** What the worker does, without a worker. */
function inThisThread(): ImportService {
  const session = new ImportSession(() => Promise.reject(new Error('No workbooks in here')))
  return {
    ask: async (asked, onProgress = () => undefined) => (await answerOf(session, asked, onProgress)) as never,
    stop: () => undefined,
  }
}

export const header =
  'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status'
export const bought = '71000001,N1,14/02/2023,B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed'
export const soldTooMuch = '71000002,N2,15/03/2023,S,TLS,10,4.00,10.00,30.00,17/03/2023,Confirmed'

type Answer = (call: number, chunk: ImportChunk) => Response | Promise<Response>
export const added: Answer = (_call, { importId, groups }) =>
  Response.json({
    importId,
    results: groups.flatMap(({ transactions }) => transactions.map(({ id }) => ({ id, outcome: 'added' }))),
  })

export async function open(
  answer: Answer = added,
  about: Pick<Parameters<typeof openPage>[0], 'stored' | 'securities'> & {
    /** What else is answered; undefined for what the service answers itself. */
    also?: (call: Call) => Response | undefined
    /** Behind the address. */
    search?: string
  } = {},
) {
  const sent: ImportChunk[] = []
  let compared = 0
  const page = await openPage({
    Page: () => <ImportScreen createService={inThisThread} />,
    address: `/portfolio/import${about.search ?? ''}`,
    stored: about.stored ?? [],
    securities: about.securities ?? [],
    intercept: async (call, pass) => {
      const { path, body } = call
      const own = about.also?.(call)
      if (own !== undefined) return own
      if (path === '/api/transactions/import') {
        const chunk = body as ImportChunk
        sent.push(chunk)
        return answer(sent.length, chunk)
      }
      if (path === '/api/transactions/imports') return Response.json({ imports: [], version: `compared ${++compared}` })
      if (path.endsWith('/undo')) return Response.json({ state: 'undone', holdings: [], edited: [] })
      return path === '/api/performance' ? aProblem(503, 'unavailable', 'Not here') : pass()
    },
  })
  const give = (name: string, ...lines: string[]) =>
    page.user.upload(screen.getByLabelText('Files to import'), new File([lines.join('\n')], name, { type: 'text/csv' }))
  return { ...page, sent, give }
}
