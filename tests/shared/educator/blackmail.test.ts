// Blackmail: who is threatened with pictures is told what keeps them safe, by no model; ordinary questions in the same words are not.
import { expect, test } from 'vitest'
import { classifyQuestion } from '#shared/educator/reply-check/intent.ts'
import { helpLines } from '#shared/educator/reply-check/help-lines.ts'
import { cannedReplies } from '#shared/educator/texts.ts'

test.each([
  'someone is blackmailing me with pics',
  'i sent nudes and they want money',
  'they say they will send my photos to my family unless i pay in btc',
  'a girl on insta is threatening to leak my nudes',
  'im being sextorted what do i do',
  "i sent a dick pic and now he's asking for 500 bucks",
  'she has a video of me and is blackmailing me',
  'he will post my private photos if i dont send 2k',
  'hacker says he recorded me on my webcam and wants bitcoin',
  'being blackmailed over a photo i sent on snapchat',
  'someone made fake nudes of me and wants me to pay them',
  'he said pay or ill post your nudes',
  'they made a deepfake of me and want bitcoin',
  'im getting blackmailed on instagram',
  "they're gonna send my vids to everyone unless i pay",
  'i already paid 300 and the blackmailer still threatens to share my pictures',
  'im so emotional rn, someone is blackmailing me with my nudes',
  'a guy is threatening to sell my nudes unless i pay',
  'threatening to sell my photos unless i pay',
  'i did not send the money and now they threaten to post my nudes',
  'a fake photographer has my nudes and is blackmailing me',
  'someone has my nudes and wants $500',
  'i got sextorted',
  'they made ai nudes of me and are asking me to pay',
  'they have my pics and will send them to my boss unless i pay',
  'shes gonna leak my nudes',
  'catfished and now blackmailed with pics',
  'they threatened me with my pics',
  "they said they'd send it to all my contacts unless i pay",
])('"%s" is told to stop, to pay nothing and who helps', (question) => {
  expect(classifyQuestion(question)).toBe('blackmail')
  expect(classifyQuestion(`${question.toUpperCase()}!`)).toBe('blackmail')
  expect(classifyQuestion(question.replaceAll("'", '’'))).toBe('blackmail')
  expect(classifyQuestion(`Hi. ${question}`)).toBe('blackmail')
})

test('ordinary questions in the same words are answered as they are', () => {
  const ordinary = [
    'emotional blackmail',
    'a photo of my receipt for tax',
    'picture this',
    'picture this: i pay tax on my shares',
    'my partner uses emotional blackmail and pictures about money',
    'what is blackmail',
    'is ransom paid in bitcoin tax deductible',
    'can i send a photo of my licence to my broker',
    'my broker wants a selfie and money in the account',
    'they want a photo of me to verify my account',
    'i sent photos of my passport to coinspot and they want money deposited',
    'the photographer will not send my photos unless i pay the invoice',
    'are nfts just pictures that people pay for',
    'can i sell my photos and videos online and pay tax',
    'does gumnut share my picture with others',
    'can you show me a picture of what i pay in fees',
    'i want to see the big picture of my money',
    'do i pay tax on money from onlyfans',
    'a recorded video told me to pay money',
    'do they share my photos if i dont send id',
    'my mate wants money for private photos',
    'share my screen or pay someone to help',
    'i saw a video that says inflation threatens my savings',
    'regulators threaten to break up instagram, what happens to my meta shares',
    'my boss threatened to sack me over an instagram post',
    'i watched a video on how scammers blackmail people, what are the signs',
    'do i pay tax on money from nudes',
    'i sell nudes and a guy wants to pay me in bitcoin, is it taxed',
    "how do i share pictures of my receipts if i don't pay an accountant",
    'my super fund recorded me and they want my consent to move money',
    'will they send my shares to my family if i die',
    'does the bank send statements to my family or do i pay',
  ]
  expect(ordinary.filter((question) => classifyQuestion(question) === 'blackmail')).toEqual([])
})

test('who wants to die is met with help lines first', () => {
  expect(classifyQuestion('someone is blackmailing me with pics and i want to die')).toBe('distress')
})

test('the reply tells of safety and names help lines by their numbers', () => {
  expect(cannedReplies.blackmail).toMatch(
    /Stop all contact, pay nothing.*evidence.*esafety\.gov\.au.*cyber\.gov\.au.*000/,
  )
  for (const name of ['Kids Helpline', 'Lifeline']) {
    expect(cannedReplies.blackmail).toContain(`${name} on ${helpLines.find((line) => line.name === name)?.number}`)
  }
})
