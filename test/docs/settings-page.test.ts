import { describe, expect, it } from 'vitest'
import { thisRepository } from './repository.ts'

const { files, read } = thisRepository()

/** Variables that the platform, the deployment or the local stack sets, but never an operator. */
const notSettings =
  /^(GCLOUD_PROJECT|FUNCTION_TARGET|OBJECT_LINK_\w+|CLOUD_TASKS_URL|\w+_EMULATOR_HOST)$/

function settingsOf(source: string): string[] {
  const named = [...source.matchAll(/^ +([A-Z]+(?:_[A-Z]+)+): /gm)].map(([, name = '']) => name)
  return named.filter((name) => !notSettings.test(name))
}

const missing = (settings: readonly string[], page: string) =>
  settings.filter((name) => !page.includes(`\`${name}\``))

describe('the settings page', () => {
  it('lists every variable that the functions read', () => {
    const sources = files.filter((path) =>
      /^functions\/src\/(config\/[\w-]+(?<!\.test)|adapters\/[\w-]+\/provider)\.ts$/.test(path),
    )
    const settings = sources.flatMap((path) => settingsOf(read(path)))
    expect(settings.length).toBeGreaterThan(25)
    expect(missing(settings, read('docs/settings.md'))).toEqual([])
  })

  it('is reported if it lacks a variable', () => {
    const settings = settingsOf(
      'z.object({\n    NEW_LIMIT: whole(3),\n    OLD_LIMIT: whole(2),\n})',
    )
    expect(missing(settings, '| `OLD_LIMIT` | 2 |')).toEqual(['NEW_LIMIT'])
  })
})
