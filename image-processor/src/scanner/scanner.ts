import type { ScanReply } from '../protocol.ts'

/** `madeAt` is when the signatures were published. UNDATED means that clamd lacks official ones. */
export type Signatures =
  | { kind: 'BUILT_IN' }
  | { kind: 'UNDATED' }
  | { kind: 'DATED'; madeAt: Date }

export type Scanner = {
  kind: 'BUILT_IN' | 'CLAMD'
  /** Never throws: a failed scan gives UNKNOWN, which never counts as clean. */
  scan(bytes: Uint8Array): Promise<ScanReply>
  ping(): Promise<boolean>
  /** Returns the signature date, or UNDATED if the scanner does not answer. Never throws. */
  signatures(): Promise<Signatures>
}
