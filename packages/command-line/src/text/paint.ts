import { styleText } from 'node:util'

type Format = Exclude<Parameters<typeof styleText>[0], readonly unknown[]>

export type Paint = (format: Format | readonly Format[], text: string) => string

/** Colours text as the terminal, NO_COLOR, NODE_DISABLE_COLORS and FORCE_COLOR allow. */
export function paintFor(stream: NodeJS.WritableStream): Paint {
  // Applies one format at a time, because Node 20 colours even piped output when it gets several.
  return (formats, text) =>
    [formats].flat().reduce((painted, format) => styleText(format, painted, { stream }), text)
}

export const plain: Paint = (_, text) => text
