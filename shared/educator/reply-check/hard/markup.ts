// Markup: what no reply may hold whatever it says: HTML, scripts, images, links off the list, contact details, and text that is
// hidden, spelled out, encoded or in another script or language.
import { isAllowedHost, linksElsewhere, spokenHost, withoutHelpContacts } from '../hosts.ts'
import { normaliseReply } from '../normalise.ts'

const html =
  /<\/?(?:[a-z][a-z0-9]*(?:\s[^<>]{0,300})?\/?)>|<!--|<script|&(?:lt|gt|#\w{1,8});|!\[[^\]\n]{0,200}\]|\b(?:javascript|vbscript|blob)\s?:\s?[a-z(/]|\bdata\s?:\s?(?:text|image|audio|video|application)\//i
const markdownLink = /\]\s?\(\s?[^)\n]{1,300}\)/
const host =
  /(?<![@\w.-])(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|io|au|app|xyz|info|biz|me|gg|finance|trade|crypto|online|site|shop|link|dev|example|test|uk|nz|ru|cn|ai|ly|to|cc|co|money|live|club|vip|top)\b(?!\.[a-z])/gi
/** Names of the dot-com years that end like a host. */
const dotComNames =
  /\b(?:pets|etoys|boo|kozmo|garden|webvan|theglobe|drugstore|mp3|amazon|booking|crypto|xero|seek)\.com\b(?!\/|\.)/gi
const email = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,12}/i
const phone = /(?:\+61|\b0)[ -]?[2-478](?:[ -]?\d){8}\b|\b1[38]00[ -]?\d{3}[ -]?\d{3}\b/
const handle =
  /\b(?:whatsapp|telegram|discord|signal|wechat)\b[^.!?\n]{0,40}(?:\+?\d[\d ]{6,}|@\w{3,})|(?:^|\s)@[a-z]\w{2,30}\b/i

function holdsForeignLink(plain: string): boolean {
  for (const [found] of plain.replace(dotComNames, ' ').matchAll(host)) if (!isAllowedHost(found)) return true
  return linksElsewhere(plain) || /\b(?:ftp|file|ipfs):\/\//i.test(plain) || spokenHost.test(plain)
}

function holdsContact(plain: string): boolean {
  const others = withoutHelpContacts(plain)
  return email.test(others) || handle.test(others) || phone.test(others)
}

/** Three letters or more written apart, twice, or one word of five. */
const isSpelledApart = (raw: string): boolean => {
  const apart = raw.match(/(?<![A-Za-z0-9&'])(?:[A-Za-z](?:[ .·_-])){3,}[A-Za-z](?![A-Za-z0-9&'])/g) ?? []
  return (
    apart.some((found) => found.replaceAll(/[^A-Za-z]/g, '').length >= 5 || /^[a-z](?: [a-z]){3,}$/i.test(found)) ||
    (raw.match(/(?<![A-Za-z0-9&'])(?:[a-z][-.·_]){2,}[a-z](?![A-Za-z0-9&'.])/g) ?? []).filter(
      (found) => !/^(?:e\.g|i\.e|p\.a|a\.m|p\.m)/.test(found),
    ).length > 0
  )
}

const hidden = /[\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u
const otherScript =
  /(?:(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Greek}])\p{L}){2,}|\p{Script=Greek}{4,}/u
const mixedScript = /[A-Za-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][A-Za-z]/u
const styled = /[\u{1d400}-\u{1d7ff}]{2}|[\u24b6-\u24e9]{2}|[\uff21-\uff5a]{2}|[\u{1f1e6}-\u{1f1ff}]{3}/u
const encoded =
  /\b(?:[A-Za-z0-9+/]{24,}={0,2}|[A-Za-z0-9+/]{10,}={1,2})(?![A-Za-z0-9])|(?:\b[0-9a-f]{2}[ :,-]){6,}|(?:\b[01]{8}\b ?){2}|(?:\\u[0-9a-f]{4}){2}|(?:%[0-9a-f]{2}){3}/i
const namesCode = /\b(?:rot-?13|base64|pig latin)\b/i
/** A code that was asked for, or is refused, is only named. */
const onlyNames =
  /\b(?:asked|wanted?|(?:ca|wo|do|does)n['’]t|cannot|not|no|unable|unavailable|stays? (?:private|shut|put|where))\b/i

/** A sentence at a time: a "not" elsewhere says nothing of a code. */
const speaksInCode = (raw: string): boolean =>
  raw.split(/(?<=[.!?])\s+|\n/).some((one) => namesCode.test(one) && !onlyNames.test(one))

/** Whether the first letters of the lines spell an order. */
export function spellsOrder(raw: string): boolean {
  const lines = raw.toLowerCase().split('\n')
  const initials = lines.map((line) => /[a-z]/.exec(line)?.[0] ?? '').join('')
  return lines.length >= 3 && /buy|sell/.test(initials)
}

const isSpelledOrHidden = (raw: string): boolean =>
  hidden.test(raw) ||
  otherScript.test(raw) ||
  mixedScript.test(raw) ||
  styled.test(raw) ||
  isSpelledApart(raw) ||
  encoded.test(raw) ||
  spellsOrder(raw) ||
  speaksInCode(raw)

/** Words of other languages that no English sentence holds; three of them in one sentence are another language. */
const foreign =
  /\b(?:el|los|las|una|por|que|como|pero|esta|hoy|comprar?|vender|acciones|dinero|te|tu|si|pasos|correo|prefieres|il|della|che|non|azioni|oggi|denaro|compra|subito|le|les|des|une|est|dans|pour|avec|sur|vous|votre|nous|achetez|der|das|und|ist|nicht|ein|eine|kaufen|aktien|jetzt|geld|sie|wird|het|een|van|voor|niet|koop|aandelen|nu|em|uma|acoes|agora|yang|untuk|dengan|beli|saham|sekarang|mua|ngay|bumili|mga|ngayon|kup|akcje|teraz|al|hisse|para|bir|och|att|som|kop)\b/g
const english =
  /\b(?:the|and|of|is|are|that|it|for|with|you|your|this|which|by|or|as|be|not|have|from|an|they|their)\b/g

export function isForeign(plain: string): boolean {
  const low = plain.toLowerCase()
  const found = new Set(low.match(foreign))
  return found.size >= 3 && found.size > (low.match(english)?.length ?? 0)
}

/** Whether a reply holds markup, a link or a contact that is not on the list, or text somebody tried to hide. */
export function holdsMarkup(raw: string): boolean {
  const { plain } = normaliseReply(raw)
  return (
    html.test(raw) || markdownLink.test(raw) || holdsForeignLink(plain) || holdsContact(plain) || isSpelledOrHidden(raw)
  )
}
