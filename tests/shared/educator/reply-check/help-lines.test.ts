// Help lines: each is one that exists, written so that it can be rung, with where it was looked up.
import { expect, test } from 'vitest'
import { checkByPatterns } from '#shared/educator/reply-check/patterns/check-by-patterns.ts'
import { hardCodes } from '#shared/educator/reply-check/hard/hard-rules.ts'
import { checkedOn, helpLines } from '#shared/educator/reply-check/help-lines.ts'
import { isAllowedHost, withoutHelpContacts } from '#shared/educator/reply-check/hosts.ts'

test.each(helpLines)('$name has a number that can be rung, and a source', ({ number, site, source }) => {
  expect(number.replaceAll(' ', '')).toMatch(/^(?:1[38]00\d{6}|13\d{4})$/)
  expect(source).toMatch(/^https?:\/\/[a-z0-9.-]+\.au\/|^https?:\/\/(?:www\.)?miragenews\.com\//)
  if (site !== undefined) expect([isAllowedHost(site), isAllowedHost(`www.${site}`)]).toEqual([true, true])
})

test('none is there twice, and the day they were looked up is a day', () => {
  expect(new Set(helpLines.map(({ number }) => number.replaceAll(' ', ''))).size).toBe(helpLines.length)
  expect(new Date(checkedOn).toISOString().slice(0, 10)).toBe(checkedOn)
})

test.each(helpLines)('a reply may give the number of $name in any groups, and no number beside it', ({ number }) => {
  const digits = number.replaceAll(' ', '')
  for (const written of [number, digits, [...digits].join(' '), `${digits.slice(0, -3)}-${digits.slice(-3)}`]) {
    expect(withoutHelpContacts(`Ring ${written}.`)).toBe('Ring a help line.')
    expect(withoutHelpContacts(`Ring ${written}0.`)).toContain(written)
  }
  expect(hardCodes(`It is a lot to carry. They are on ${number}, and it costs nothing.`)).toEqual([])
})

test.each(['scams@ato.gov.au', 'info@afca.org.au'])('a reply may give the address %s', (address) => {
  expect(withoutHelpContacts(`Write to ${address}.`)).toBe('Write to an address.')
  expect(hardCodes(`A complaint can be written to ${address} as well.`)).toEqual([])
})

test('an address of anybody else is a contact, also where it looks like one of theirs', () => {
  for (const address of ['scams@ato.gov.au.example.com', 'info@afca.org.au.co', 'ato@gov-au.com']) {
    expect(withoutHelpContacts(`Write to ${address}.`)).toContain(address)
    expect(hardCodes(`Write to ${address}.`)).toContain('U')
    expect(checkByPatterns(`Write to ${address}.`).codes).toContain('U')
  }
})
