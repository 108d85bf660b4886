// Confusable letters: signs of other alphabets that look like a Latin letter.

/** Pairs "latin letter, then its look-alikes". NFKC has already turned full-width, circled and mathematical letters. */
const lookAlikes = `
a аɑαᴀ∂Λ
A АΑ∀Ꭺ
b ЬƄʙвЪ
B ВΒᏴꓐ
c сϲᴄ
C СϹᏟꓚ
d ԁɗᴅժ
D ᎠꓓÐ
e еєɛεᴇҽℯ
E ЕΕᎬƎꓰ
f ƒꜰẝ
F Ϝꓝ
g ɡɢց
G ᏀԌꓖ
h һʜн
H НΗᎻꓧ
i іιɩıɪ
I ІΙӀꓲ
j јϳᴊ
J ЈᎫꓙ
k кκᴋ
K КΚᏦꓗ
l ӏⅼʟ|ɭ
L ᏞꓡʟԼ
m мᴍ
M МΜᎷꓟ
n пηɴո
N ΝꓠИ
o оοσᴏ๐
O ОΟ〇ꓳՕ
p рρᴘ
P РΡᏢꓑ
q ԛզ
Q Ԛ
r гʀᴦɾ
R ᎡꓣЯ
s ѕꜱʂ
S ЅᏚꓢՏ
t тτᴛ
T ТΤᎢꓔ
u υսᴜµ
U ՍꓴԱ
v νѵᴠ
V Ѵ∨Ꮩꓦ
w ԝωᴡшɯ
W ԜᎳꓪ
x хχ×
X ХΧꓫ
y уγʏү
Y УΥҮꓬ
z ᴢʐ
Z ΖᏃꓜ`

const latinOf = new Map<string, string>()
for (const line of lookAlikes.trim().split('\n')) {
  const latin = line.charAt(0)
  // The two signs that Australians type for themselves stay what they are.
  for (const sign of line.slice(2)) if (sign !== '|' && sign !== '×') latinOf.set(sign, latin)
}

/** Letters drawn as boxes, circles and flags, which NFKC leaves alone: [first code point, first letter]. */
const drawnAlphabets: ReadonlyArray<readonly [number, number]> = [
  [0x1f130, 65],
  [0x1f150, 65],
  [0x1f170, 65],
  [0x1f1e6, 65],
]

function drawnLetter(codePoint: number): string | undefined {
  for (const [start, letter] of drawnAlphabets) {
    if (codePoint >= start && codePoint < start + 26) return String.fromCharCode(letter + codePoint - start)
  }
  return undefined
}

/** The text with every look-alike replaced by the Latin letter it imitates; other signs stay. */
export function toLatinLookAlikes(text: string): string {
  let out = ''
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    out += code < 128 ? sign : (latinOf.get(sign) ?? drawnLetter(code) ?? sign)
  }
  return out
}
