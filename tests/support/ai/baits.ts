// Baits: texts that make a careless pattern slow, by being repeated.

// One per line would be long: the words are cut at "¦".
export const baits = [
  'a¦1¦ ¦.¦$¦|¦<¦[¦*¦"¦\n¦=¦\u{1f600}¦\ufdfa¦a ¦you ¦you should ¦buy, ¦1,¦$1 ¦50% in ¦shares will ¦I can\'t say ¦| shares | 50 |\n¦[Lesson ¦a.com ¦a@',
  'https://¦ABC ¦b u y ¦8uy ¦a\u0301\u0302¦no guarantee ¦given your ¦five hundred ¦the a a a ¦"shares": 50, ¦aA1¦.- ¦whether ¦licensed a a a a a ¦if a b, ¦60/40 ¦0x0¦wait until the ',
  'they really are ¦if i were ¦why would anyone leave ¦shares \u{1f44d}¦best to worst ¦corrections like this ¦compare a and b ¦some people others ¦the bank is ¦you own buy sell hold now gold ¦the big bank ¦half for half in shares ¦sixty in growth and ¦| shares: ¦a-b-c-¦A then ¦★¦\u{1f680} fell ',
].flatMap((line) => line.split('¦'))

/** @returns a bait repeated up to a length, in UTF-16 units */
export const baitOf = (bait: string, length: number): string =>
  bait.repeat(Math.ceil(length / bait.length)).slice(0, length)
