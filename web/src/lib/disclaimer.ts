// Disclaimer: its words, in one place (spec section 1). Moves to shared/content when the server needs the same words.
export const disclaimer = {
  heading: 'Educational Content Only',
  short:
    'Gumnut gives general educational information only. It is not licensed financial advice. Please seek a licensed advisor before investing.',
  learn:
    'Gumnut gives general educational information only. It is not licensed financial advice. Past performance is no indicator of future performance, and investing risks loss of capital. Please seek a licensed advisor before investing.',
} as const
