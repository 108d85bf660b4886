// Hosts: sites that a reply may name in plain words: those of an Australian government, and of help lines.
import { helpLineNumbers, helpSites } from './help-lines.ts'

/** Sites of an Australian government, which alone may register there. */
const government = /^(?:[a-z0-9-]{1,63}\.){0,4}gov\.au$/
/**
 * Whether a reply may name this site.
 * @param host in any case, without a scheme, a port or a path
 */
export const isAllowedHost = (host: string): boolean =>
  government.test(host.toLowerCase()) || helpSites.has(host.toLowerCase().replace(/^www\./, ''))

const mailAddress = /[a-z0-9._%+-]{1,64}@((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,12})/gi

/** A text without the phone numbers and mail addresses of governments and help lines, which a reply may give. */
export const withoutHelpContacts = (text: string): string =>
  text
    .replace(helpLineNumbers, 'a help line')
    .replace(mailAddress, (found, host: string) => (isAllowedHost(host) ? 'an address' : found))

const link = /\bhttps?:\/\/([^\s/?#)\]"'>]{0,200})/gi

/** Whether a link over http or https leads to another site than those, or to a port or an account of one. */
export const linksElsewhere = (text: string): boolean =>
  [...text.matchAll(link)].some(([, authority = '']) => !isAllowedHost(authority.replace(/[.,;:!*_]+$/, '')))

/** A text without its links over http or https, the paths of which stay. */
export const withoutLinks = (text: string): string => text.replace(link, ' ')

/** An address said in words, "fees dot com"; the dot-com years are none. */
export const spokenHost =
  /\b(?!(?:the|a|on|of|in|and|or|that|this|every|before|after|since|during)\s?dot\b)[a-z0-9-]{2,40}\s?(?:\[dot\]|\(dot\)|\bdot\b)\s?(?:com|net|org|io|co|au|app|xyz|finance|me|ly|gg)\b/i
