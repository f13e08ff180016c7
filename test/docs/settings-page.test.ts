import { expect, it } from 'vitest'
import { thisRepository } from './repository.ts'

const { files, read } = thisRepository()

/** Given by the platform, by the deployment or by the local stack, and never by an operator. */
const notSettings =
  /^(GCLOUD_PROJECT|FUNCTION_TARGET|FUNCTION_REGION|OBJECT_LINK_\w+|\w+_EMULATOR_HOST)$/

it('the page of settings has every variable that the functions read', () => {
  const sources = files.filter((path) => /^functions\/src\/config\/[\w-]+\.ts$/.test(path))
  const variables = sources
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(path).matchAll(/^ +([A-Z]+(?:_[A-Z]+)+): /gm)])
    .map(([, name = '']) => name)
    .filter((name) => !notSettings.test(name))
  const page = read('docs/settings.md')
  expect(variables.length).toBeGreaterThan(25)
  expect(variables.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
