import { language } from '../../texts/t.ts'
import { namesIn } from './names-in.ts'

/** The names of plants that the service knows, in each language. A file has about 100 kB. */
const files = import.meta.glob<Record<string, unknown>>(
  '../../../../functions/locales/*/plants.json',
  { import: 'default' },
)

/** The common and the Latin names of the plants that the service knows, to choose from. */
export async function readPlantNames(): Promise<string[]> {
  // The file of a variant has only the names that differ from those of its language.
  const tags = new Set([new Intl.Locale(language).language, language])
  const paths = [...tags].map((tag) => `../../../../functions/locales/${tag}/plants.json`)
  const parts = await Promise.all(paths.map(async (path) => files[path]?.()))
  return namesIn(Object.assign({}, ...parts), language)
}
