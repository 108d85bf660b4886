// Owns the pool's secrets: the RS256 key pair that signs tokens and the seed of decoy users. Made at the first start.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { CryptoKey, JSONWebKeySet, JWK } from 'jose'
import { writeDurably } from './durable-file.ts'

export type SigningKeys = { keyId: string; privateKey: CryptoKey; jwks: JSONWebKeySet; decoySeed: string }

type KeyFile = { privateJwk: JWK; decoySeed: string }

export async function loadSigningKeys(dataDir: string): Promise<SigningKeys> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'signing-key.json')
  if (!existsSync(path)) writeDurably(path, JSON.stringify(await newKeyFile()))
  const { privateJwk, decoySeed } = JSON.parse(readFileSync(path, 'utf8')) as KeyFile
  const keyId = await calculateJwkThumbprint(privateJwk)
  const { kty, n, e } = privateJwk
  if (kty !== 'RSA' || !n || !e) throw new Error(`${path} holds no RSA key. Delete it to have a new one made.`)
  return {
    keyId,
    privateKey: (await importJWK(privateJwk, 'RS256')) as CryptoKey,
    jwks: { keys: [{ kty, n, e, alg: 'RS256', use: 'sig', kid: keyId }] },
    decoySeed,
  }
}

async function newKeyFile(): Promise<KeyFile> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { privateJwk: await exportJWK(privateKey), decoySeed: randomBytes(32).toString('base64url') }
}
