// Writes a mail as HTML: one column, no images, no scripts, nothing loaded from elsewhere. Colours stand in the elements, for
// mail programs that drop style sheets, and a style sheet changes them where the reader's device is dark.
import type { Block, MailContent, MailFooter } from './mail.ts'

/** A text as it may stand in HTML, also between quotation marks. */
export const escapeHtml = (text: string): string =>
  text
    // First, for the others put ampersands in.
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const colours = {
  light: {
    canvas: '#fbf8f3',
    surface: '#ffffff',
    ink: '#1d2b26',
    muted: '#55655e',
    line: '#e6e1d8',
    accent: '#1b6b57',
  },
  dark: { canvas: '#0f1613', surface: '#18221e', ink: '#e9f0ec', muted: '#9db0a7', line: '#2a3832', accent: '#74d3b5' },
} as const
const { light, dark } = colours

const darkStyle = [
  `.canvas{background:${dark.canvas}!important}`,
  `.surface{background:${dark.surface}!important;border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.muted{color:${dark.muted}!important}`,
  `.cell{border-color:${dark.line}!important}`,
  `.button{background:${dark.accent}!important;color:${dark.canvas}!important}`,
  `.accent{color:${dark.accent}!important}`,
].join('')

const ink = `color:${light.ink}`
const muted = `color:${light.muted}`
const cell = `padding:8px 0;border-bottom:1px solid ${light.line};vertical-align:top`

function htmlOf(block: Block, siteUrl: string): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 class="ink" style="margin:28px 0 8px;font-size:18px;line-height:1.3;${ink}">${escapeHtml(block.text)}</h2>`
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 12px;${ink}">${escapeHtml(block.text)}</p>`
    case 'note':
      return `<p class="muted" style="margin:0 0 12px;font-size:13px;line-height:1.45;${muted}">${escapeHtml(block.text)}</p>`
    case 'list':
      return `<ul class="ink" style="margin:0 0 12px;padding-left:20px;${ink}">${block.items
        .map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`)
        .join('')}</ul>`
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 12px">${block.rows
        .map(
          ({ label, value }) =>
            `<tr><td class="ink cell" style="${cell};${ink}">${escapeHtml(label)}</td><td class="ink cell" align="right" style="${cell};padding-left:16px;overflow-wrap:normal;font-variant-numeric:tabular-nums;${ink}">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'code':
      return `<p class="ink" style="margin:16px 0;font-size:30px;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums;${ink}">${escapeHtml(block.code)}</p>`
    case 'link':
      return `<p style="margin:16px 0"><a class="button" href="${escapeHtml(siteUrl + block.path)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${light.accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.text)}</a></p>`
  }
}

/** @param siteUrl the origin of the site, without a slash at its end */
export function writeHtml(content: MailContent, footer: MailFooter, siteUrl: string): string {
  const lines = footer.lines.map((text) => `<p class="muted" style="margin:0 0 8px;${muted}">${escapeHtml(text)}</p>`)
  const stop =
    footer.unsubscribe === undefined
      ? ''
      : `<p class="muted" style="margin:0;${muted}"><a class="accent" href="${escapeHtml(footer.unsubscribe.url)}" style="color:${light.accent}">${escapeHtml(footer.unsubscribe.text)}</a></p>`
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkStyle}}</style></head>
<body class="canvas" style="margin:0;padding:0;background:${light.canvas}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:${light.canvas}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere">
<tr><td class="accent" style="padding:0 4px 12px;font-size:20px;font-weight:700;color:${light.accent}">Gumnut</td></tr>
<tr><td class="surface" style="padding:24px;background:${light.surface};border:1px solid ${light.line};border-radius:14px">
<h1 class="ink" style="margin:0 0 12px;font-size:22px;line-height:1.25;${ink}">${escapeHtml(content.subject)}</h1>
${content.blocks.map((block) => htmlOf(block, siteUrl)).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;line-height:1.45">${lines.join('')}${stop}</td></tr>
</table></td></tr></table>
</body></html>
`
}
