import { registerHooks } from 'node:module'
import { weakenings } from './weakenings.ts'

/** Loads the service with one weakened guard. Import this before the simulator. */
const weakening = weakenings[Number(process.env.WEAKENING)]
if (!weakening) throw new Error('WEAKENING names no weakening')
const { file, was, becomes } = weakening
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(`/${file}`)) return loaded
    const source = textOf(loaded.source)
    if (source.split(was).length !== 2) throw new Error(`${file} does not have this once: ${was}`)
    return { ...loaded, source: source.replace(was, () => becomes) }
  },
})

function textOf(source: unknown): string {
  if (typeof source === 'string') return source
  if (source instanceof Uint8Array) return Buffer.from(source).toString()
  throw new Error(`${file} was loaded without its source`)
}
