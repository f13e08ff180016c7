/** Endings that hardly begin a sentence, so they are a host in any case of their letters. */
const plainEndings = 'net|org|info|biz|xyz|shop|online|site|link|click|app'

/** Endings that are also words, which begin a sentence after a missing space: no host in `Es`. */
const wordEndings = [
  'ai|ar|at|au|be|br|ca|cc|ch|cl|cn|co|com|cz|de|dev|dk|es|eu|fi|fr|gg|gl|gr|help|hk|hu|id|ie|in|io',
  'it|jp|kr|live|ly|me|mx|my|nl|no|nz|page|pe|pl|pro|pt|ro|ru|se|sg|sk|store|th|to|top|tr|tv|tw',
  'ua|uk|us|vn|ws|za|рф',
].join('|')

/** Abbreviations before which no host ends, as in `max.de` for "at most of". */
const abbreviations =
  'aprox|approx|bijv|bzw|ca|cv|ecc|ej|enz|env|etc|evtl|ggf|incl|inkl|max|máx|min|mín|np|resp|spp?|ssp|subsp|usw|var|vs'

/** Words and units before a slash that is no path, as in `Und/oder` and `ml/l`. */
const beforeSlash = 'and|et|en|of|und|veya?|oder|or|ou|lub|[ckm]?g|[cdm]?l|[ckm]?m|ha|ppm'

const notInWord = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])'
const links = [
  /:\/\/|www\.|[\p{L}\p{N}_-]@[\p{L}\p{N}_-]|<[a-z/!?]/iu,
  new RegExp(`[\\p{L}\\p{N}-]\\.(?:${plainEndings})${notInWord}`, 'iu'),
  new RegExp(
    `(?<!(?<!\\p{L})(?:${abbreviations}))(?<=[\\p{L}\\p{N}-]{2})\\.(?:${wordEndings})${notInWord}`,
    'u',
  ),
  new RegExp(`[\\p{Lu}\\p{N}-]{2}\\.(?:${wordEndings.toUpperCase()})${notInWord}`, 'u'),
  new RegExp(`[\\p{L}\\p{N}-]\\.(?:${wordEndings})\\/[\\p{L}\\p{N}]`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}-]\\.(?!(?:${beforeSlash})\\/)\\p{Ll}{2,24}\\/[\\p{L}\\p{N}]`, 'u'),
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/u,
]

/** Numbers with many digits that advice contains. They are not parts of a telephone number. */
const numbers = [
  // Dates.
  /(?<!\d)(?:19|20)\d\d([-./])\d{1,2}\1\d{1,2}(?!\d)/gu,
  /(?<!\d)\d{1,2}([-./])\d{1,2}\1(?:19|20)\d\d(?!\d)/gu,
  // Fertilisers such as NPK 12-12-17-2.
  /(?<=N-?P-?K[^\d\n]{0,3})\d{1,2}(?:-\d{1,2}){2,3}(?![-\d])/gu,
  // Groups of thousands such as 15 000 and 1.000.000.
  /(?<![\d.]|\d[ )-])[1-9]\d{0,2}(?:[ .,'’]\d00|(?:[ .,'’]000){2})(?![ .,'’]?\d)/gu,
  // Decimals such as 12.25.
  /(?<![\d.,])\d{1,4}[.,]\d{1,2}(?![.,]?\d)/gu,
  // Ranges such as 1000–1500 and 2019–2026.
  /(?<!\d|\d[-. ])(?:(?:19|20)\d\d|[1-9]\d{1,4}0) ?[-–—~] ?(?:(?:19|20)\d\d|[1-9]\d{1,4}0)(?!\d|[-. ]\d)/gu,
]

const telephone = /(?:\p{Nd}(?:[\s().\-‐-―/+·•_]{0,3}|,)){7}/u

/**
 * True for a text with a link, a host, an e-mail or IP address, markup or a telephone number. Words
 * in a photo may make the model write one. Compares what a reader sees: compatibility forms such as
 * full-width letters count as letters, and invisible characters do not count.
 */
export function holdsContact(text: string): boolean {
  const seen = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=[a-z\d-])[。․](?=[a-z])/giu, '.')
  if (links.some((pattern) => pattern.test(seen))) return true
  return telephone.test(numbers.reduce((rest, pattern) => rest.replace(pattern, 'x'), seen))
}
