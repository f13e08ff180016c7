import { registerHooks } from 'node:module'
import { weakenings } from './weakenings.ts'

/** Loads the service with one weakening. Import this before the simulator. */
const weakening = weakenings[Number(process.env.WEAKENING)]
if (!weakening) throw new Error('WEAKENING names no weakening')
const { guards } = weakening
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const own = guards.filter(({ file }) => url.endsWith(`/${file}`))
    if (own.length === 0) return loaded
    let source = textOf(url, loaded.source)
    for (const { file, was, becomes } of own) {
      if (source.split(was).length !== 2) throw new Error(`${file} does not have this once: ${was}`)
      source = source.replace(was, () => becomes)
    }
    return { ...loaded, source }
  },
})

function textOf(url: string, source: unknown): string {
  if (typeof source === 'string') return source
  if (source instanceof Uint8Array) return Buffer.from(source).toString()
  throw new Error(`${url} was loaded without its source`)
}
