import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { localSecrets } from './local-secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
const file = join(folder, '.secret.local')
afterAll(() => rmSync(folder, { recursive: true }))

it('only known secrets are read from the file', () => {
  expect(localSecrets(file)).toEqual({})
  writeFileSync(
    file,
    '# mine\nGEMINI_API_KEY="a key"\nFIRESTORE_EMULATOR_HOST=production.example\n',
  )
  expect(localSecrets(file)).toEqual({ GEMINI_API_KEY: 'a key' })
})
