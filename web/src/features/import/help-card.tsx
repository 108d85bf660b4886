// Help card: what is done with a file and what never is, and where each broker and exchange has it, as far as that is confirmed.
import { contactEmail } from '../../data/contact-email.ts'
import { formatDay } from '../../lib/format-day.ts'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Stack } from '../../ui/stack.tsx'
import { type ExportGuide, exportGuides } from './export-guides.ts'
import styles from './import.module.css'

function TellUs({ broker }: { broker: string }) {
  const subject = encodeURIComponent(`Where the export is at ${broker}`)
  return (
    <p>
      We haven’t been able to confirm where {broker} has its export right now. Look for Export or Download near your
      trade history, on the website rather than in the app. Found it?{' '}
      <a href={`mailto:${contactEmail()}?subject=${subject}`}>Tell us</a> and we’ll write it here for the next person.
    </p>
  )
}

const Guide = ({ guide: { broker, best, way } }: { guide: ExportGuide }) => (
  <Stack gap={3}>
    {best !== undefined && <p>{best}</p>}
    {way === null ? (
      <TellUs broker={broker} />
    ) : (
      <>
        <ol className={styles.steps}>
          {way.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.quiet}>
          {way.isOwn
            ? `From ${broker}’s own help, read on ${formatDay(way.checkedOn)}: `
            : `Not from ${broker} itself, so it may have moved; read on ${formatDay(way.checkedOn)}: `}
          <a href={way.source} target="_blank" rel="noreferrer">
            source
          </a>
          .
        </p>
      </>
    )}
  </Stack>
)

export const HelpCard = () => (
  <Card title="Help with your file">
    <div className={styles.disclosures}>
      <Disclosure summary="What we do with your file, and what we never do">
        <Stack gap={3}>
          <p>Your file is read on this device. It’s never uploaded, and never kept.</p>
          <p>
            When you press Add, the trades you see in the preview go to your Gumnut account, with the file’s name and,
            for each trade, its line, the broker’s reference, and an account or other currency where the file names one.
            That’s how the same file is never added twice. You can undo an import for 30 days.
          </p>
          <p>
            Looking up the price of a coin sends its name and the dates. Looking for a code sends what you search for.
            Both happen only when you press the button.
          </p>
          <p>
            We never ask for your broker’s password, we can’t see your account there, and we never sell what you bring.
          </p>
        </Stack>
      </Disclosure>
      {exportGuides.map((guide) => (
        <Disclosure key={guide.broker} summary={guide.broker}>
          <Guide guide={guide} />
        </Disclosure>
      ))}
      <Disclosure summary="Another broker or exchange">
        <p>
          Any CSV or Excel file with a date, a code, units and a price or total will do. We’ll ask which column is which
          and remember it on this device. You can also paste a table that you copied from a web page.
        </p>
      </Disclosure>
      <Disclosure summary="Crypto: which day a trade counts on">
        <p>
          A trade counts on its day in Sydney. Kraken and Binance write their times in UTC, so we convert them: 2:00 pm
          UTC on 30 June is already 1 July in Sydney.
        </p>
      </Disclosure>
    </div>
  </Card>
)
