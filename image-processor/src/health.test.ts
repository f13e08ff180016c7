import { describe, expect, it } from 'vitest'
import { checkHealth } from './health.ts'
import type { Log } from './log.ts'
import type { Scanner, Signatures } from './scanner/scanner.ts'

const now = new Date('2026-11-20T12:00:00Z')

async function healthWith(signatures: Signatures, answers = true) {
  const logged: unknown[] = []
  const log: Log = (severity, message, fields) => logged.push([severity, message, fields])
  const scanner: Scanner = {
    kind: signatures.kind === 'BUILT_IN' ? 'BUILT_IN' : 'CLAMD',
    scan: async () => ({ verdict: 'CLEAN' }),
    ping: async () => answers,
    signatures: async () => signatures,
  }
  return { health: await checkHealth(scanner, now, log), logged }
}

function madeAt(text: string): Signatures {
  return { kind: 'DATED', madeAt: new Date(text) }
}
function old(signaturesAgeDays: number | null) {
  return [['WARNING', 'the malware signatures are out of date', { signaturesAgeDays }]]
}

describe('warning in the response and in the log when the signatures are old', () => {
  it.each<[string, Signatures, string, number | null]>([
    ['of today', madeAt('2026-11-20T09:25:11Z'), 'pass', 0],
    ['of seven days and 23 hours ago', madeAt('2026-11-12T13:00:00Z'), 'pass', 7],
    ['of eight days ago', madeAt('2026-11-12T12:00:00Z'), 'warn', 8],
    ['without a date', { kind: 'UNDATED' }, 'warn', null],
  ])(
    'reports the status for signatures %s',
    async (_name, signatures, status, signaturesAgeDays) => {
      const { health, logged } = await healthWith(signatures)
      expect(health).toEqual({ status, scanner: 'CLAMD', signaturesAgeDays })
      expect(logged).toEqual(status === 'warn' ? old(signaturesAgeDays) : [])
    },
  )
})

it('reports no signature age for the development scanner', async () => {
  expect(await healthWith({ kind: 'BUILT_IN' })).toEqual({
    health: { status: 'pass', scanner: 'BUILT_IN' },
    logged: [],
  })
})

it('fails when the scanner does not answer, whatever the age of its signatures', async () => {
  const { health } = await healthWith(madeAt('2026-11-20T09:25:11Z'), false)
  expect(health.status).toBe('fail')
})
