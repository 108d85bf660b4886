// Writes a mail as plain text.
import type { Block, MailContent, MailFooter } from './mail.ts'

const underline = (text: string): string => `${text}\n${'-'.repeat(Math.min(text.length, 60))}`

function textOf(block: Block, siteUrl: string): string {
  switch (block.kind) {
    case 'heading':
      return underline(block.text)
    case 'paragraph':
    case 'note':
      return block.text
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'code':
      return block.code
    case 'link':
      return `${block.text}:\n${siteUrl}${block.path}`
  }
}

/** @param siteUrl the origin of the site, without a slash at its end */
export const writeText = ({ blocks }: MailContent, footer: MailFooter, siteUrl: string): string =>
  [
    ...blocks.map((block) => textOf(block, siteUrl)),
    '--',
    ...footer.lines,
    ...(footer.unsubscribe === undefined ? [] : [`${footer.unsubscribe.text}:\n${footer.unsubscribe.url}`]),
  ].join('\n\n') + '\n'
