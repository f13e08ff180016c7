import { limits } from './limits.ts'
import type { OptimiseReply, SourceFormat } from './protocol.ts'

export type Refused = Extract<OptimiseReply, { outcome: 'UNDECODABLE' | 'TOO_LARGE' }>

/** The reply for bytes that cannot be decoded, with the reason in `detail`. */
export function undecodable(detail: string): Refused {
  return { outcome: 'UNDECODABLE', detail }
}

export const heicRefused = (): Refused =>
  undecodable('HEIC photos are not accepted here: convert the photo to JPEG.')

/** The reply for a photo of a supported format with damaged or incomplete data. */
export function damaged(format: SourceFormat): Refused {
  return undecodable(`The ${format.toUpperCase()} data is damaged or incomplete.`)
}

/** The reply for a file with a valid header but with content that needs too much memory. */
export function outOfMemory(format: SourceFormat): Refused {
  return {
    outcome: 'TOO_LARGE',
    detail:
      `The ${format.toUpperCase()} takes more memory to decode than a photo may: ` +
      'send it smaller, or as JPEG.',
  }
}

/** The refusal of a slow photo is final, because a retry would take as long again. */
export function tooSlow(): Refused {
  return undecodable('The photo takes too long to decode: send it smaller, or as JPEG.')
}

/** The refusal is final, because a retry would exceed the scanner's limit. No malware was found. */
export function notScannable(): Refused {
  return undecodable('The photo takes too much to be checked for malware: send it smaller.')
}

export function tooLarge(pixels: number, format: SourceFormat): Refused {
  const has = Math.ceil(pixels / 1_000_000)
  const most = (format === 'heic' ? limits.heicPixelsMax : limits.photoPixelsMax) / 1_000_000
  return {
    outcome: 'TOO_LARGE',
    detail: `The ${format.toUpperCase()} photo has ${has} megapixels; at most ${most} are accepted.`,
  }
}
