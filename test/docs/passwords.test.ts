import { expect, it } from 'vitest'
import { passwordCharactersMin } from '../../web/src/components/password-rule.ts'
import { thisRepository } from './repository.ts'

const { files, read } = thisRepository()
const passwordOfCall = /password"?[:=] ?["']([^"']+)["']|Password\([^)]*["']([^"']+)["']\)/gi

it('every password in an example is long enough for a deployment', () => {
  const found = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...read(path).matchAll(passwordOfCall)].map(([, json, argument]) => ({
        path,
        password: json ?? argument ?? '',
      })),
    )
  expect(found.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'docs/guides/clients/web.md']),
  )
  expect(found.filter(({ password }) => password.length < passwordCharactersMin)).toEqual([])
})
