import { languages, type Text } from 'virtual:texts'
import type { Area, TextArguments } from '../generated/text-arguments.ts'
import { chosenLanguage, storeLanguage } from './chosen-language.ts'
import { formatterOf } from './formatter.ts'
import type { Language } from './languages.ts'
import { regionalTag } from './region.ts'

/** The language of the page as a BCP 47 tag. Read it in each render, because users change it. */
export let language: Language = chosenLanguage()

type Texts = Record<string, Text>

let loaded: Texts = {}
let forms = formsOf(language)
const loadedAreas = new Set<Area>()

/** Loads the texts of an area. A page is shown after its texts have loaded. */
export async function loadTexts(area: Area): Promise<void> {
  loadedAreas.add(area)
  Object.assign(loaded, await textsOf(language, area))
}

/** Shows the page in another language from the next render on. Throws if its texts do not load. */
export async function changeLanguage(chosen: Language): Promise<void> {
  const areas = [...loadedAreas]
  const tables = await Promise.all(areas.map((area) => textsOf(chosen, area)))
  language = chosen
  loaded = Object.assign({}, ...tables)
  forms = formsOf(chosen)
  storeLanguage(chosen)
  document.documentElement.lang = chosen
}

async function textsOf(tag: Language, area: Area): Promise<Texts> {
  const { common, areas } = (await languages[tag]?.()) ?? { common: {}, areas: {} }
  return (area === 'common' ? common : (await areas[area]?.())?.table) ?? {}
}

export type TextKey = keyof TextArguments

type Arguments<K extends TextKey> = TextArguments[K] extends null ? [] : [TextArguments[K]]

/** A text of `web/locales` in the language of the page, with its arguments inserted. */
export function t<K extends TextKey>(key: K, ...[values]: Arguments<K>): string {
  const text = loaded[key]
  return typeof text === 'function' ? text(values ?? {}, forms.texts) : (text ?? key)
}

/** The forms of a language for lists, dates and numbers. */
function formsOf(tag: Language) {
  const region = regionalTag(tag, navigator.languages)
  return {
    texts: formatterOf(tag),
    dates: new Intl.DateTimeFormat(region, { dateStyle: 'medium' }),
    lists: new Intl.ListFormat(tag),
    times: new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }),
  }
}

/** Joins words in the form of the language, such as `a, b and c`. */
export const formatList = (words: readonly string[]): string => forms.lists.format(words)

/** Formats a date in the form of the language. */
export const formatDate = (time: string | Date): string => forms.dates.format(new Date(time))

/** Formats a date with its time, in the browser's time zone. */
export const formatTime = (time: string | Date): string => forms.times.format(new Date(time))

export const formatNumber = (value: number): string => forms.texts.number(value)

/** Formats a fraction between 0 and 1 as a percentage. */
export const formatPercent = (fraction: number): string => forms.texts.percent(fraction)
