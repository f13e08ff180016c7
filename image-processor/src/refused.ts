import type { OptimiseReply, SourceFormat } from './protocol.ts'

export type Refused = Extract<OptimiseReply, { outcome: 'UNDECODABLE' | 'TOO_LARGE' }>

export function undecodable(detail: string): Refused {
  return { outcome: 'UNDECODABLE', detail }
}

export function damaged(format: SourceFormat): Refused {
  return undecodable(`The ${format.toUpperCase()} data is damaged or incomplete.`)
}

/** Fits no limit that the header shows: only a file that says less than it holds comes here. */
export function outOfMemory(format: SourceFormat): Refused {
  return {
    outcome: 'TOO_LARGE',
    detail: `The ${format.toUpperCase()} takes more memory to decode than a photo may: send it smaller, or as JPEG.`,
  }
}

/** A retry would cost the same again, so a photo that is too slow to decode is refused for good. */
export function tooSlow(): Refused {
  return undecodable('The photo takes too long to decode: send it smaller, or as JPEG.')
}
