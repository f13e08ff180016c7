import type { ScanReply } from '../protocol.ts'

export type Verdict = ScanReply

/** UNDATED is a clamd without the official signatures; `madeAt` is when they were published. */
export type Signatures =
  | { kind: 'BUILT_IN' }
  | { kind: 'UNDATED' }
  | { kind: 'DATED'; madeAt: Date }

export type Scanner = {
  kind: 'BUILT_IN' | 'CLAMD'
  /** Never throws: what cannot be said is UNKNOWN, and UNKNOWN is never taken for clean. */
  scan(bytes: Uint8Array): Promise<Verdict>
  /** Whether the scanner answers now. */
  ping(): Promise<boolean>
  /** What it knows malware by. Never throws: of a scanner that does not say, they are UNDATED. */
  signatures(): Promise<Signatures>
}
