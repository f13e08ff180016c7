import type { Scanner } from './scanner.ts'
import { eicar } from './signatures.ts'

/**
 * A scanner that is believed only after it has found what every scanner must find. clamd without its signatures, or
 * anything else that happens to speak its protocol, calls every photo clean; such an answer is UNKNOWN here.
 *
 * Asked again after each UNKNOWN, because what answers next may be another process.
 */
export function provenScanner(scanner: Scanner): Scanner {
  let proven = false
  const prove = async () => {
    proven = (await scanner.scan(eicar)).verdict === 'INFECTED'
    return proven
  }
  return {
    kind: scanner.kind,
    async scan(bytes) {
      const verdict = await scanner.scan(bytes)
      if (verdict.verdict === 'UNKNOWN') proven = false
      if (verdict.verdict !== 'CLEAN' || proven || (await prove())) return verdict
      return { verdict: 'UNKNOWN', reason: 'the scanner does not find the EICAR test file' }
    },
    ping: async () => (await scanner.ping()) && (await prove()),
    signatures: () => scanner.signatures(),
  }
}
