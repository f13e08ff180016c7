import type { ScanReply } from '../protocol.ts'

/** `madeAt` is the publication time. UNDATED means that clamd lacks the official signatures. */
export type Signatures =
  | { kind: 'BUILT_IN' }
  | { kind: 'UNDATED' }
  | { kind: 'DATED'; madeAt: Date }

export type Scanner = {
  kind: 'BUILT_IN' | 'CLAMD'
  /** Never throws. A failed scan gives UNKNOWN, which never counts as clean. */
  scan(bytes: Uint8Array): Promise<ScanReply>
  ping(): Promise<boolean>
  /** The age of the signatures. Never throws: UNDATED means that the scanner did not answer. */
  signatures(): Promise<Signatures>
}
