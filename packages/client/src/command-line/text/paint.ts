import { styleText } from 'node:util'

type Format = Exclude<Parameters<typeof styleText>[0], readonly unknown[]>

/** Puts colour and weight around a text. */
export type Paint = (format: Format | readonly Format[], text: string) => string

/** Obeys NO_COLOR, NODE_DISABLE_COLORS, FORCE_COLOR and whether the stream is a terminal. */
export function paintFor(stream: NodeJS.WritableStream): Paint {
  // One after the other: of several at once Node 20 paints all but the first into pipes too.
  return (formats, text) =>
    [formats].flat().reduce((painted, format) => styleText(format, painted, { stream }), text)
}

/** Without colour, for those who ask for none. */
export const plain: Paint = (_, text) => text
