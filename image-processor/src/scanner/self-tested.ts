import type { Scanner } from './scanner.ts'
import { eicar } from './signatures.ts'

/**
 * Trusts a scanner only after the scanner has found the EICAR test file.
 *
 * clamd without signatures reports every photo as clean, and another program that speaks clamd's
 * protocol may do the same. Until the self-test passes, a clean verdict becomes UNKNOWN. The
 * self-test runs again after each UNKNOWN, because another process may answer next.
 */
export function selfTestedScanner(scanner: Scanner): Scanner {
  let passed = false
  const runSelfTest = async () => {
    passed = (await scanner.scan(eicar)).verdict === 'INFECTED'
    return passed
  }
  return {
    kind: scanner.kind,
    async scan(bytes) {
      const reply = await scanner.scan(bytes)
      if (reply.verdict === 'UNKNOWN') passed = false
      if (reply.verdict !== 'CLEAN' || passed || (await runSelfTest())) return reply
      return { verdict: 'UNKNOWN', reason: 'the scanner does not find the EICAR test file' }
    },
    ping: async () => (await scanner.ping()) && (await runSelfTest()),
    signatures: () => scanner.signatures(),
  }
}
