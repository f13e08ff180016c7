import type { ScanReply } from '../protocol.ts'

export type Verdict = ScanReply

/** `madeAt` is when the signatures were published. UNDATED: clamd lacks the official ones. */
export type Signatures =
  | { kind: 'BUILT_IN' }
  | { kind: 'UNDATED' }
  | { kind: 'DATED'; madeAt: Date }

export type Scanner = {
  kind: 'BUILT_IN' | 'CLAMD'
  /** Never throws: a failed scan is UNKNOWN, and UNKNOWN is never taken for clean. */
  scan(bytes: Uint8Array): Promise<Verdict>
  /** Whether the scanner answers now. */
  ping(): Promise<boolean>
  /** How old its signatures are. Never throws: a scanner that does not answer is UNDATED. */
  signatures(): Promise<Signatures>
}
