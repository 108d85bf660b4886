// Which new passwords are refused as easily guessed, against the list that the app ships.
import { expect, test } from 'vitest'
import { commonPasswords } from '#shared/account/data/common-passwords.ts'
import { isEasilyGuessed, isOwnAddress } from '#shared/account/password.ts'

test.each([
  'passwordpassword',
  'password password',
  'Password123456',
  'P4ssw0rd2026!!',
  'P@ssw0rd1234',
  'P@ssw0rd123!',
  'Passw0rd1357',
  '1234P@ssw0rd',
  'hell0hell0123',
  '!!!password!!!',
  'password123x45',
  'iloveyou20262026',
  'dragon-monkey-1',
  'monkey dragon monkey',
  'qwertyuiop123',
  'qwertyuiopasdfghjkl',
  '1qaz2wsx3edc',
  'gumnutgumnut',
  'Gumnut2026!!',
  'investing2026',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abc1abc1abc1',
  'hahahaha2026',
  '!!xyzxyzxyz!',
  '121212121212',
  '123456789012',
  '210987654321',
  'abcdefghijklm',
])('%s is easily guessed', (password) => expect(isEasilyGuessed(password, commonPasswords)).toBe(true))

test.each([
  'four random words',
  'correct horse battery',
  'slow and steady 26',
  'grow steadily 2026',
  'a different long one',
  'wattle jam orbit nine',
  'football monkey shadow',
  'h7Qz!pL2vR9d',
  'k3$love9!x2#Qz',
  '839205716482',
  'пароль для меня',
  'twelve chars',
  'h3Qz9pL2v134',
])('%s is not', (password) => expect(isEasilyGuessed(password, commonPasswords)).toBe(false))

test.each([
  ['mia.tran@example.com', 'mia.tran@example.com'],
  ['Mia.Tran@Example.com', ' mia.tran@example.com '],
  ['mia.tran@example.com1!', 'mia.tran@example.com'],
  ['miatranexamplecom', 'mia.tran@example.com'],
  ['MiaTran202611!', 'mia.tran@example.com'],
  ['M1a_Tr4n_2007!', 'mia.tran@example.com'],
  ['miatranmiatran', 'mia.tran@example.com'],
  ['20250147@student.edu', '20250147@student.edu'],
])('%s is the owner’s address %s', (password, email) => expect(isOwnAddress(password, email)).toBe(true))

test.each([
  ['mia walks at noon', 'mia@example.com'],
  ['839205716482mia', 'mia@example.com'],
  ['another example', 'mia.tran@example.com'],
  ['four random words', ''],
  ['839205716482', '839205@example.com'],
  ['twelve chars', '@'],
])('%s is not that of %s', (password, email) => expect(isOwnAddress(password, email)).toBe(false))

test('the list is lower case, without doubles or gaps, and a few thousand long', () => {
  expect(commonPasswords.size).toBeGreaterThan(2000)
  for (const entry of commonPasswords) expect(entry).toMatch(/^[!-@[-~]{3,20}$/)
})
