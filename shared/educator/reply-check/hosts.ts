// Hosts: sites that a reply may name in plain words.

/** Sites of an Australian government, which alone may register there. */
const government = /^(?:[a-z0-9-]{1,63}\.){0,4}gov\.au$/
/** Sites of those who help in distress, with debts, with a stolen identity or with a complaint. */
const help = /^(?:www\.)?(?:lifeline\.org\.au|beyondblue\.org\.au|ndh\.org\.au|afca\.org\.au|idcare\.org)$/

/**
 * Whether a reply may name this site.
 * @param host in any case, without a scheme, a port or a path
 */
export const isAllowedHost = (host: string): boolean =>
  government.test(host.toLowerCase()) || help.test(host.toLowerCase())

const link = /\bhttps?:\/\/([^\s/?#)\]"'>]{0,200})/gi

/** Whether a link over http or https leads to another site than those, or to a port or an account of one. */
export const linksElsewhere = (text: string): boolean =>
  [...text.matchAll(link)].some(([, authority = '']) => !isAllowedHost(authority.replace(/[.,;:!*_]+$/, '')))

/** A text without its links over http or https, the paths of which stay. */
export const withoutLinks = (text: string): string => text.replace(link, ' ')

/** An address said in words, "fees dot com"; the dot-com years are none. */
export const spokenHost =
  /\b(?!(?:the|a|on|of|in|and|or|that|this|every|before|after|since|during)\s?dot\b)[a-z0-9-]{2,40}\s?(?:\[dot\]|\(dot\)|\bdot\b)\s?(?:com|net|org|io|co|au|app|xyz|finance|me|ly|gg)\b/i
