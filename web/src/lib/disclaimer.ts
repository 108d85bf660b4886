// Disclaimer: its words, in one place.
export const disclaimer = {
  heading: 'Educational Content Only',
  short:
    'Gumnut gives general educational information only. It is not licensed financial advice. Please seek a licensed advisor before investing.',
  learn:
    'Gumnut gives general educational information only. It is not licensed financial advice. Past performance is no indicator of future performance, and investing risks loss of capital. Please seek a licensed advisor before investing.',
  /** Once on every screen that shows figures, beside the disclaimer or by `LicenceNote`. */
  licence: 'Gumnut holds no Australian financial services licence.',
} as const
