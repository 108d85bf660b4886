// Ask banner: one line that asks for something, with the way to where it is entered, and a way to be asked no more.
import { Banner } from './banner.tsx'
import { Button, ButtonLink } from './button.tsx'

export type Asked = { text: string; to: string; toText: string; onPutAway: () => void }

export const AskBanner = ({ text, to, toText, onPutAway }: Asked) => (
  <Banner
    tone="info"
    action={
      <>
        <ButtonLink to={to} size="small" variant="quiet">
          {toText}
        </ButtonLink>
        <Button size="small" variant="quiet" onClick={onPutAway}>
          Don’t ask here
        </Button>
      </>
    }
  >
    {text}
  </Banner>
)
