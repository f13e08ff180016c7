import { IntlMessageFormat } from 'intl-messageformat'
import { type EvidenceKey, evidenceAmounts, evidenceKeys } from './evidence.ts'
import { type PlantNames, plantNames } from './plant-names.ts'
import type { LocaleMessages } from './schema.ts'

/** The texts of a language. Sentences with arguments are functions. */
export type Texts = Omit<
  LocaleMessages,
  'summary' | 'headline' | 'evidence' | 'care' | 'toxicity' | 'listSeparator' | 'plants' | 'named'
> & {
  readonly summary: Omit<LocaleMessages['summary'], 'issues' | 'issuesCareful' | 'harmless'> & {
    readonly harmless: (names: readonly string[]) => string
    readonly issues: (names: readonly string[]) => string
    readonly issuesCareful: (names: readonly string[]) => string
  }
  readonly headline: {
    readonly healthy: string
    readonly cause: (values: { name: string }) => string
    readonly signs: (values: { sign: string }) => string
    readonly signsCareful: (values: { sign: string }) => string
  }
  readonly evidence: Readonly<Record<EvidenceKey, (amount: number) => string>>
  readonly care: Omit<LocaleMessages['care'], 'wateringInSeason'> & {
    readonly wateringInSeason: (watering: string, season: string) => string
  }
  readonly toxicity: Omit<
    LocaleMessages['toxicity'],
    'partsOf' | 'contactPartsOf' | 'foodOf' | 'someFoodOf' | 'maybe' | 'step' | 'stepForParts'
  > & {
    readonly partsOf: (parts: readonly string[]) => string
    readonly contactPartsOf: (parts: readonly string[]) => string
    readonly foodOf: (parts: readonly string[]) => string
    readonly someFoodOf: (parts: readonly string[]) => string
    readonly maybe: (names: readonly string[]) => string
    /** A step of first aid. Names the parts if there are any. */
    readonly step: (who: string, parts: readonly string[], advice: string) => string
  }
  readonly plants: PlantNames
  readonly named: Readonly<Record<keyof LocaleMessages['named'], (values: NamedValues) => string>>
  /** Joins sentences with the separator of the language. */
  readonly paragraph: (sentences: readonly string[]) => string
}

/** What a sentence on the plant that the caller named may contain. */
type NamedValues = {
  readonly text: string
  readonly name: string
  readonly latin: string
  readonly names: readonly string[]
}

/** Turns messages with arguments into functions, which compile their message on the first call. */
export function formatMessages(language: string, messages: LocaleMessages): Texts {
  const { listSeparator, ...texts } = messages
  const wateringInSeason = lazyMessage(language, texts.care.wateringInSeason)
  const evidence = (key: EvidenceKey) => {
    const sentence = lazyMessage(language, texts.evidence[key])
    return (amount: number) => sentence({ [evidenceAmounts[key]]: amount })
  }
  return {
    ...texts,
    ...firstWords(language, messages),
    evidence: Object.fromEntries(
      evidenceKeys.map((key) => [key, evidence(key)]),
    ) as Texts['evidence'],
    care: {
      ...texts.care,
      wateringInSeason: (watering, season) => wateringInSeason({ watering, season }),
    },
    toxicity: toxicityTexts(language, messages),
    plants: plantNames(language, texts.plants),
    named: Object.fromEntries(
      Object.entries(texts.named).map(([key, pattern]) => {
        const sentence = lazyMessage(language, pattern)
        return [
          key,
          (values: NamedValues) => sentence({ ...values, names: values.names.join(listSeparator) }),
        ]
      }),
    ) as Texts['named'],
    paragraph: (sentences) =>
      sentences.reduce((watering, season) => wateringInSeason({ watering, season })),
  }
}

/** The headlines and summaries of answers. */
function firstWords(
  language: string,
  { summary, headline, listSeparator }: LocaleMessages,
): Pick<Texts, 'summary' | 'headline'> {
  const listed = (pattern: string) => {
    const sentence = lazyMessage(language, pattern)
    return (names: readonly string[]) => sentence({ names: names.join(listSeparator) })
  }
  return {
    summary: {
      ...summary,
      issues: listed(summary.issues),
      issuesCareful: listed(summary.issuesCareful),
      harmless: listed(summary.harmless),
    },
    headline: {
      healthy: headline.healthy,
      cause: lazyMessage(language, headline.cause),
      signs: lazyMessage(language, headline.signs),
      signsCareful: lazyMessage(language, headline.signsCareful),
    },
  }
}

function toxicityTexts(language: string, messages: LocaleMessages): Texts['toxicity'] {
  const { listSeparator, toxicity } = messages
  const { step, stepForParts, ...texts } = toxicity
  const withoutParts = lazyMessage(language, step)
  const withParts = lazyMessage(language, stepForParts)
  const listed = (key: 'partsOf' | 'contactPartsOf' | 'foodOf' | 'someFoodOf') => {
    const sentence = lazyMessage(language, texts[key])
    return (parts: readonly string[]) => sentence({ parts: parts.join(listSeparator) })
  }
  const maybe = lazyMessage(language, texts.maybe)
  return {
    ...texts,
    partsOf: listed('partsOf'),
    contactPartsOf: listed('contactPartsOf'),
    foodOf: listed('foodOf'),
    someFoodOf: listed('someFoodOf'),
    maybe: (names) => maybe({ names: names.join(listSeparator) }),
    step: (who, parts, advice) =>
      parts.length === 0
        ? withoutParts({ who, advice })
        : withParts({ who, parts: parts.join(listSeparator), advice }),
  }
}

type Values = Readonly<Record<string, string | number>>

/** Returns a function that fills an ICU message. The function throws if an argument is missing. */
export function lazyMessage(language: string, pattern: string): (values: Values) => string {
  let compiled: IntlMessageFormat | undefined
  return (values) => {
    compiled ??= compileMessage(language, pattern)
    return String(compiled.format(values))
  }
}

/** Compiles an ICU message. Throws if the pattern is malformed. `<` does not start a tag. */
function compileMessage(language: string, pattern: string): IntlMessageFormat {
  return new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true })
}
