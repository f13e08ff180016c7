import type { ScanReply } from '../protocol.ts'

/** `madeAt` is the publication time of the signatures. UNDATED: clamd lacks the official ones. */
export type Signatures =
  | { kind: 'BUILT_IN' }
  | { kind: 'UNDATED' }
  | { kind: 'DATED'; madeAt: Date }

export type Scanner = {
  kind: 'BUILT_IN' | 'CLAMD'
  /** Never throws: a failed scan is UNKNOWN, and UNKNOWN never counts as clean. */
  scan(bytes: Uint8Array): Promise<ScanReply>
  ping(): Promise<boolean>
  /** The age of the signatures. Never throws: a scanner that does not answer is UNDATED. */
  signatures(): Promise<Signatures>
}
