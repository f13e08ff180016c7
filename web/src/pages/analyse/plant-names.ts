import { language } from '../../texts/t.ts'
import { namesIn } from './names-in.ts'

/** The names of plants that the service knows, in each language. A file has about 100 kB. */
const files = import.meta.glob<Record<string, unknown>>(
  '../../../../functions/locales/*/plants.json',
  { import: 'default' },
)

/** The common and the Latin names of the plants that the service knows, to choose from. */
export async function readPlantNames(): Promise<string[]> {
  const file = files[`../../../../functions/locales/${language}/plants.json`]
  return file ? namesIn(await file(), language) : []
}
