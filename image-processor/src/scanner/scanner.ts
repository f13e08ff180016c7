import type { ScanReply } from '../protocol.ts'

/** `madeAt` is the time of publication. UNDATED means that clamd lacks the official signatures. */
export type Signatures =
  | { kind: 'BUILT_IN' }
  | { kind: 'UNDATED' }
  | { kind: 'DATED'; madeAt: Date }

export type Scanner = {
  kind: 'BUILT_IN' | 'CLAMD'
  /** Never throws: a failed scan gives UNKNOWN, which never counts as clean. */
  scan(bytes: Uint8Array): Promise<ScanReply>
  ping(): Promise<boolean>
  /** Returns the date of the signatures. Never throws: returns UNDATED without an answer. */
  signatures(): Promise<Signatures>
}
