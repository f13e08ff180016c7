import { expect, it } from 'vitest'
import type { ScanReply } from '../protocol.ts'
import type { Scanner } from './scanner.ts'
import { selfTestedScanner } from './self-tested.ts'
import { eicar } from './signatures.ts'

const photo = Buffer.from('photo')

/** A fake clamd that changes its behaviour with `become` and counts the scans of the test file. */
function scripted(first: Behaviour) {
  let behaviour = first
  const scans: Buffer[] = []
  const scanner: Scanner = {
    kind: 'CLAMD',
    scan: async (bytes) => {
      scans.push(Buffer.from(bytes))
      return behaviour(Buffer.from(bytes))
    },
    ping: async () => true,
    signatures: async () => ({ kind: 'UNDATED' }),
  }
  return {
    scanner: selfTestedScanner(scanner),
    become: (next: Behaviour) => {
      behaviour = next
    },
    canaries: () => scans.filter((bytes) => bytes.equals(eicar)).length,
  }
}

type Behaviour = (bytes: Buffer) => ScanReply
const honest: Behaviour = (bytes) =>
  bytes.equals(eicar) ? { verdict: 'INFECTED', signature: 'Eicar' } : { verdict: 'CLEAN' }
const blind: Behaviour = () => ({ verdict: 'CLEAN' })
const down: Behaviour = () => ({ verdict: 'UNKNOWN', reason: 'down' })

it('trusts a scanner that finds the test file, and sends the test file only once', async () => {
  const { scanner, canaries } = scripted(honest)
  for (let at = 0; at < 5; at += 1) expect(await scanner.scan(photo)).toEqual({ verdict: 'CLEAN' })
  expect(canaries()).toBe(1)
})

it('reports no photo as clean, and fails the ping, while the scanner does not find the test file', async () => {
  const { scanner } = scripted(blind)
  expect(await scanner.scan(photo)).toMatchObject({ verdict: 'UNKNOWN' })
  expect(await scanner.scan(photo)).toMatchObject({ verdict: 'UNKNOWN' })
  expect(await scanner.ping()).toBe(false)
})

it('stops trusting a scanner that restarted without signatures', async () => {
  const { scanner, become } = scripted(honest)
  expect(await scanner.scan(photo)).toEqual({ verdict: 'CLEAN' })
  become(down)
  expect(await scanner.scan(photo)).toEqual({ verdict: 'UNKNOWN', reason: 'down' })
  become(blind)
  expect(await scanner.scan(photo)).toMatchObject({ verdict: 'UNKNOWN' })
  become(honest)
  expect(await scanner.scan(photo)).toEqual({ verdict: 'CLEAN' })
})
