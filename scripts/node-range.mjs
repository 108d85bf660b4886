// Node range: whether a Node.js is one that package.json asks for. Plain code, because on a fresh clone nothing is there yet.

/** @returns {number[]} the numbers of a version or of the start of one */
const numbersOf = (text) => Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits))

function isAtLeast(version, minimum) {
  for (const [index, number] of minimum.entries()) {
    if ((version[index] ?? 0) !== number) return (version[index] ?? 0) > number
  }
  return true
}

/**
 * @param {string} range as `engines` writes it: `^20.19.0 || >=24`, `20 || >=22`, `10.x`, `*`; no upper bounds
 * @param {string} version such as `20.19.4`
 */
export function allowsNode(range, version) {
  const actual = numbersOf(version)
  return range.split('||').some((part) => {
    const minimum = numbersOf(part)
    if (part.includes('>=') || minimum.length === 0) return isAtLeast(actual, minimum)
    const isSame = part.trim().startsWith('^') ? minimum.slice(0, 1) : minimum
    return isSame.every((number, index) => actual[index] === number) && isAtLeast(actual, minimum)
  })
}

/**
 * @param {string} range
 * @param {string} version
 * @returns {string | null} what to tell a person whose Node.js is not one of them
 */
export function nodeProblem(range, version) {
  if (allowsNode(range, version)) return null
  const wanted = range.split('||').map((part) => {
    const [major, minor = 0] = numbersOf(part)
    return part.includes('>=') ? `${major} or newer` : `${major} from ${major}.${minor}`
  })
  const last = wanted.pop()
  return `Gumnut needs Node.js ${[...(wanted.length > 0 ? [wanted.join(', ')] : []), last].join(' or ')}; this is ${version}. Install one of these from nodejs.org.`
}
