import { languages, type Text } from 'virtual:texts'
import type { Area, TextArguments } from '../generated/text-arguments.ts'
import { chosenLanguage } from './chosen-language.ts'
import { formatterOf } from './formatter.ts'
import { regionalTag } from './region.ts'

/** The language of the page as a BCP 47 tag. The language changes only with a reload. */
export const language = chosenLanguage()

const formatter = formatterOf(language)
const loaded: Record<string, Text> = {}
const texts = languages[language]?.()

/** Loads the texts of an area. A page is shown after its texts have loaded. */
export async function loadTexts(area: Area): Promise<void> {
  const { common, areas } = (await texts) ?? { common: {}, areas: {} }
  Object.assign(loaded, area === 'common' ? common : (await areas[area]?.())?.table)
}

export type TextKey = keyof TextArguments

type Arguments<K extends TextKey> = TextArguments[K] extends null ? [] : [TextArguments[K]]

/** A text of `web/locales` in the language of the page, with its arguments inserted. */
export function t<K extends TextKey>(key: K, ...[values]: Arguments<K>): string {
  const text = loaded[key]
  return typeof text === 'function' ? text(values ?? {}, formatter) : (text ?? key)
}

const region = regionalTag(language, navigator.languages)
const dates = new Intl.DateTimeFormat(region, { dateStyle: 'medium' })
const lists = new Intl.ListFormat(language)
const times = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' })

/** Joins words in the form of the language, such as `a, b and c`. */
export const formatList = (words: readonly string[]): string => lists.format(words)

/** Formats a date in the form of the language. */
export const formatDate = (time: string | Date): string => dates.format(new Date(time))

/** Formats a date with its time, in the browser's time zone. */
export const formatTime = (time: string | Date): string => times.format(new Date(time))

export const formatNumber = formatter.number

/** Formats a fraction between 0 and 1 as a percentage. */
export const formatPercent = formatter.percent
