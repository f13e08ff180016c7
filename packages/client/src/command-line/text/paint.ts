import { styleText } from 'node:util'

type Format = Exclude<Parameters<typeof styleText>[0], readonly unknown[]>

export type Paint = (format: Format | readonly Format[], text: string) => string

/** Obeys NO_COLOR, NODE_DISABLE_COLORS, FORCE_COLOR and whether the stream is a terminal. */
export function paintFor(stream: NodeJS.WritableStream): Paint {
  // Applies one format at a time, because Node 20 colours even piped output when it gets several.
  return (formats, text) =>
    [formats].flat().reduce((painted, format) => styleText(format, painted, { stream }), text)
}

export const plain: Paint = (_, text) => text
