import { asBuffer } from '../buffers.ts'
import { imageEnd } from '../image/image-end.ts'
import { sniff } from '../image/sniff.ts'
import type { ScanReply } from '../protocol.ts'
import type { Scanner } from './scanner.ts'
import { eicar, matchAnywhere, matchLeading } from './signatures.ts'

/** The number of bytes at the start of a file in which the scanner searches for a signature. */
const headBytes = 1024

/**
 * The scanner for development. Finds EICAR anywhere in the file. Finds an executable, archive,
 * script or HTML at the start of the file or after the end of the image.
 *
 * Accepts other trailing bytes, because phones append videos, and re-encoding drops these bytes.
 */
export const builtInScanner: Scanner = {
  kind: 'BUILT_IN',
  scan: async (bytes) => scanBytes(asBuffer(bytes)),
  ping: async () => true,
  signatures: async () => ({ kind: 'BUILT_IN' }),
}

function scanBytes(bytes: Buffer): ScanReply {
  if (bytes.includes(eicar)) return { verdict: 'INFECTED', signature: 'Eicar-Test-Signature' }
  const found = scanStart(bytes) ?? scanTrailing(bytes)
  return found === undefined ? { verdict: 'CLEAN' } : { verdict: 'INFECTED', signature: found }
}

function scanStart(bytes: Buffer): string | undefined {
  if (sniff(bytes).kind !== 'OTHER') return undefined
  const head = bytes.toString('latin1', 0, headBytes)
  return matchLeading(head) ?? matchAnywhere(head)
}

function scanTrailing(bytes: Buffer): string | undefined {
  const end = imageEnd(bytes)
  if (end === undefined) return undefined
  const trailing = bytes.toString('latin1', end)
  return matchLeading(trailing.slice(0, headBytes)) ?? matchAnywhere(trailing)
}
