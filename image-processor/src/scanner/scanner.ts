import type { ScanReply } from '../protocol.ts'

export type Verdict = ScanReply

export type Scanner = {
  kind: 'BUILT_IN' | 'CLAMD'
  /** Never throws: what cannot be said is UNKNOWN, and UNKNOWN is never taken for clean. */
  scan(bytes: Uint8Array): Promise<Verdict>
  /** Whether the scanner answers now. */
  ping(): Promise<boolean>
}
