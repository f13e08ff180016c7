import type { TranslatedText } from '../texts.ts'

/** Numbers that English writes as words and other languages may write as digits. */
const words: Readonly<Record<string, number>> = {
  one: 1,
  once: 1,
  a: 1,
  an: 1,
  first: 1,
  single: 1,
  each: 1,
  every: 1,
  half: 2,
  two: 2,
  twice: 2,
  both: 2,
  second: 2,
  three: 3,
  third: 3,
  four: 4,
  quarter: 4,
  five: 5,
  fifth: 5,
  six: 6,
  seven: 7,
  week: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  hour: 24,
  day: 24,
  dozen: 12,
  hundred: 100,
}
// Other numbers for the same words: "half" is also 1/2 and 50 %.
const half = [1, 2, 50]

/** Reports numbers that appear in only one of the two texts, and reversed ranges. */
export function figureFaults({ forms, english }: TranslatedText, allowsMore: boolean): string[] {
  const expected = figuresIn(english[0] ?? '')
  return forms.flatMap((text) => {
    const found = figuresIn(text)
    const lost = without(expected, found)
    const added = allowsMore ? [] : without(without(found, expected), saidInWords(english[0] ?? ''))
    return [
      ...lost.map((figure) => `lacks the figure ${figure}`),
      ...added.map((figure) => `has the figure ${figure} that the source lacks`),
      ...(lost.length === 0 ? turnedRanges(english[0] ?? '', found) : []),
    ]
  })
}

/** The numbers of a text in the digits of any script, with decimal commas read as points. */
function figuresIn(text: string): number[] {
  const western = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replaceAll('٫', '.')
  return [...western.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) =>
    Number(figure.replace(',', '.')),
  )
}

/** Unicode gives the ten digits of a script consecutive code points. */
function digitOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero -= 1
  return point - zero
}

function saidInWords(text: string): number[] {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return said.flatMap((word) =>
    word === 'half' ? half : (words[word.replace(/s$/, '')] ?? words[word] ?? []),
  )
}

/** The entries of `list` that remain after removing each entry of `taken` once. */
function without(list: readonly number[], taken: readonly number[]): number[] {
  const left = [...taken]
  return list.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function turnedRanges(english: string, found: readonly number[]): string[] {
  const ranges = [...english.matchAll(/(\d+(?:\.\d+)?)\s?(?:to|–|-)\s?(\d+(?:\.\d+)?)/g)]
  return ranges.flatMap(([, from, to]) => {
    const isTurned = found.some(
      (each, index) => each === Number(to) && found[index + 1] === Number(from),
    )
    const isInOrder = found.some(
      (each, index) => each === Number(from) && found[index + 1] === Number(to),
    )
    return isTurned && !isInOrder ? [`has the range ${from} to ${to} reversed`] : []
  })
}
