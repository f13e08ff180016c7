import { charactersOf, widthOf } from './width.ts'

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** No line may start with a closing mark or end with an opening mark. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}ー]+$/u
const opening = /^[\p{Ps}\p{Pi}]+$/u

/** A piece of text that is never split, and whether a space precedes it. */
type Piece = { text: string; afterBlank: boolean }

/**
 * Wraps a text into lines of at most `columns` columns. Breaks at spaces, or between words in
 * scripts without spaces. Breaks within a word only when the word is wider than a line.
 */
export function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((paragraph) => linesOf(piecesOf(paragraph), columns))
}

function linesOf(pieces: readonly Piece[], columns: number): string[] {
  const lines = ['']
  for (const { text, afterBlank } of pieces.flatMap((piece) => fitting(piece, columns))) {
    const line = lines.at(-1) ?? ''
    const longer = afterBlank && line !== '' ? `${line} ${text}` : line + text
    if (line === '' || widthOf(longer) <= columns) lines[lines.length - 1] = longer
    else lines.push(text)
  }
  return lines
}

function piecesOf(paragraph: string): Piece[] {
  return paragraph
    .split(/[ \t]+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const parts = unspaced.test(word) ? partsOf(word) : [word]
      return parts.map((text, index) => ({ text, afterBlank: index === 0 }))
    })
}

function partsOf(word: string): string[] {
  const parts: string[] = []
  for (const { segment } of words.segment(word)) {
    const before = parts.at(-1)
    const isJoined = before !== undefined && (closing.test(segment) || opening.test(before))
    if (isJoined) parts[parts.length - 1] = before + segment
    else parts.push(segment)
  }
  return parts
}

function fitting(piece: Piece, columns: number): Piece[] {
  if (widthOf(piece.text) <= columns) return [piece]
  const parts = ['']
  for (const character of charactersOf(piece.text)) {
    const longer = (parts.at(-1) ?? '') + character
    if (parts.at(-1) === '' || widthOf(longer) <= columns) parts[parts.length - 1] = longer
    else parts.push(character)
  }
  return parts.map((text, index) => ({ text, afterBlank: index === 0 && piece.afterBlank }))
}
