// Family Z: the app speaks English, so another language or alphabet cannot be judged and does not pass.
import { longestForm } from '../normalise.ts'
import type { Reply } from '../reply.ts'

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Frequent words of other languages that are no English word; accents are already taken off. */
const foreign = wordSet(`
  el los las del una unos unas para con por que como pero esta este estas estos muy mas hoy ahora comprar compra compre vender vende acciones invertir invierte dinero mejor sobre precio subira usted tu tus su sus es y informacion educacion asesor financiero consulte licencia debes deberias puede
  il lo gli della dello delle degli nel nella sono che non per con una subito azioni comprare vendere investire investi soldi prezzo salira oggi adesso informazioni generali consulente finanziario consulta autorizzato meglio questo questa piu ora tuo tuoi
  mes disent dites jamais recommander recommande produits ne suis leur sont
  le les des une est dans pour avec sur vous votre vos nous achetez acheter vendez vendre investissez investir argent actions-la maintenant meilleur mieux prix conseiller financier informations generale et ou mais cette ces du au aux tres plus-value je devriez
  der das und ist nicht ein eine einen mit fur auf dem den sie ihr ihre ihnen kaufen kaufe kauf verkaufen aktien jetzt geld besser preis steigt wird werden allgemeine beratung finanzberater lizenzierten bitte sollten konnen zu von im auch investieren
  o os uma nas dos da em seu sua voce compre comprar acoes vender agora dinheiro melhor preco informacao geral consultor licenciado nao sao e isso invista
  het een van voor niet zijn koop kopen verkoop aandelen nu geld beter prijs investeer investeren algemene adviseur en ik je uw naar ook belegging beleg
  dan yang untuk dengan beli jual saham sekarang uang anda kamu ini itu tidak harga akan naik informasi umum penasihat keuangan belilah lebih baik
  mua ban co-phieu ngay tien cua va la khong nen cac thong tin chung ban-nen phieu
  bumili bilhin mo ang ng mga sa ngayon pera ay hindi lang po ito para kumuha ka
  kup kupuj akcje teraz sprzedaj pieniadze jest nie na ze sie ogolne doradca i w
  al sat hisse simdi para icin bir ve bu cok genel danisman satin
  kop kopa salj aktier nu pengar och ar inte det som att en kob aktier penge ikke er og
  cumpara actiuni acum vinde bani este si nu
  kharido khareedo becho abhi paisa hai ke ka ki mein karo aur nahin share-kharido kharidna lijiye
  mai maich gupiao xianzai goumai touzi koupa kabu kau kaimasho jusik sagi
  nunua hisa sasa pesa hoko moni
  eme emere argentum nunc statim emite`)

/** What English sentences are made of, whatever they talk about. */
const english = wordSet(`
  the a an and or but if of to in on at by for from with without as is are was were be been being it its this that these those there their they them then than so not no only can may might could should would will do does did has have had
  you your we our he she his her i my me who which what when where why how all any some most more less much many each every other another such one two into over under up down out off about after before between while because also just
  see help general information education advice licensed adviser advisor financial please speak talk consult
  share shares market fund funds fee fees price tax super cash debt guide current report`)
/** Words that the lists share, or that English text may well hold. */
const shared = wordSet(
  'a an al as at be by de die do e en es has he her i in is it la le me my no o on or par para per po sa se si so sat su the to tu uno us van was ban co co- con el lo na nu ka w y da er kau kop et im ou',
)

const words = (text: string): string[] => text.match(/[a-z]+(?:'[a-z]+)?/g) ?? []

/** Letters outside the Latin script, before look-alikes were mapped, as a share of all letters. */
export function isOtherScript(raw: string): boolean {
  const text = raw.normalize('NFKC').slice(0, longestForm)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 0 && latin < letters * 0.9
}

/** After normalising, what is left outside a-z is another script, upside-down letters or the like (see `toOneByte`). */
const hasStrangeLetters = (plain: string): boolean => (plain.match(/[^\P{L}a-zA-ZøØæÆßþÞªº]/gu)?.length ?? 0) >= 3

function isForeign(sentence: string): boolean {
  const all = words(sentence)
  if (all.length < 2) return false
  const hits = all.filter((word) => foreign.has(word) && !shared.has(word)).length
  const loose = all.filter((word) => foreign.has(word)).length
  const own = all.filter((word) => english.has(word) && !foreign.has(word) && !shared.has(word)).length
  return (hits >= 2 && hits + loose * 0.5 > own) || (hits >= 1 && all.length <= 8 && own === 0)
}

/** Five words or more, none of them a word English cannot do without: another tongue or a cipher. */
function isUnknownTongue(sentence: string): boolean {
  const all = words(sentence)
  if (all.length < 7) return false
  const own = all.filter((word) => english.has(word)).length
  const endings = all.filter((word) =>
    /(?:ing|tion|ed|ly|ment|ness|ity|ies|able|al|ous|ive|er|est|ts|ds|es|ks|ns|rs|th|sh|ck|ght)$/.test(word),
  ).length
  return own === 0 && endings < all.length * 0.25
}

const honestAy =
  /^(?:say|pay|day|way|may|lay|stay|play|gray|away|array|essay|relay|repay|today|delay|display|always|birthday|\w*day|\w*way|\w*pay|portray|decay|okay|bay|clay|gay|ray|pray|spray|tray|hay|outlay|overlay|interplay|convey|norway)$/

/** Three words or more that end like "uybay" and are no English. */
const isPigLatin = (sentence: string): boolean =>
  words(sentence).filter((word) => /^[a-z]{2,}ay$/.test(word) && !honestAy.test(word)).length >= 3

export function isNotEnglish(reply: Reply): boolean {
  if (hasStrangeLetters(reply.plain)) return true
  const parts = reply.low
    .replace(/https?:\/\/\S{1,200}|\b[a-z0-9-]{1,63}(?:\.[a-z]{2,6}){1,2}\b/g, ' ')
    .split(/[\n.!?;:]+/)
  return parts.some((part) => isForeign(part) || isUnknownTongue(part) || isPigLatin(part))
}
