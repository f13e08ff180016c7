import { styleText } from 'node:util'

type Format = Parameters<typeof styleText>[0]

/** Puts colour and weight around a text. */
export type Paint = (format: Format, text: string) => string

/** Obeys NO_COLOR, NODE_DISABLE_COLORS, FORCE_COLOR and whether the stream is a terminal. */
export function paintFor(stream: NodeJS.WritableStream): Paint {
  return (format, text) => styleText(format, text, { stream })
}

/** Without colour, for those who ask for none. */
export const plain: Paint = (_, text) => text
