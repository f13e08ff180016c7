import type { TranslatedText } from '../texts.ts'

/** The number for each English number word, because other languages may use digits instead. */
const words = new Map(
  Object.entries({
    1: 'one once a an another first single each every',
    2: 'half two twice both second',
    3: 'three third',
    4: 'four fourth quarter',
    5: 'five fifth',
    6: 'six',
    7: 'seven week',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    12: 'twelve dozen',
    14: 'fourteen',
    24: 'hour day',
    100: 'hundred',
  }).flatMap(([number, list]) => list.split(' ').map((word) => [word, Number(number)] as const)),
)
/** Japanese names months by their numbers. Only a capital tells the month May from the verb. */
const months =
  'January February March April May June July August September October November December'.split(' ')
// The English "half" may be 2, 1/2 or 50 % in another language.
const half = [1, 2, 50]

/** Reports reversed ranges, and numbers that only the English text or only the translation has. */
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

/** Reads the numbers of a text in the digits of any script. A decimal comma counts as a point. */
function figuresIn(text: string): number[] {
  const western = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replaceAll('٫', '.')
  return [...western.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) =>
    Number(figure.replace(',', '.')),
  )
}

/** Finds a digit's value. In Unicode, the ten digits of a script are consecutive code points. */
function digitOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero -= 1
  return point - zero
}

function saidInWords(text: string): number[] {
  return (text.match(/\p{L}+/gu) ?? []).flatMap((said) => {
    if (months.includes(said)) return months.indexOf(said) + 1
    const word = said.toLowerCase()
    return word === 'half' ? half : (words.get(word.replace(/s$/, '')) ?? words.get(word) ?? [])
  })
}

/** Returns the entries of `list` without the entries of `taken`. Removes each entry only once. */
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
