import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import { blocksOf, ownFolder } from './page.ts'

const folder = ownFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const client =
  "import type { Client } from '@plant-analysis/client'\ndeclare const plants: Client\n"
const photo = 'declare const photo: Blob\n'

/** The declarations that each page needs from earlier pages. */
const taken = {
  'quick-start': '',
  uploads: `${photo}declare const user: { getIdToken(): Promise<string> }\n`,
  'live-results': `${client}${photo}declare const imageBase64: string\n`,
  idempotency: client + photo,
} as const

it('the code of the topic guides compiles against the client', () => {
  for (const [page, before] of Object.entries(taken)) {
    const code = blocksOf(`${page}.md`, 'js').join('\n')
    expect(code, page).not.toBe('')
    writeFileSync(join(folder, `${page}.ts`), `${before}${code}\nexport {}\n`)
  }
  const configuration = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { lib: ['es2024', 'dom'], types: ['node'], noUnusedLocals: false },
    include: ['*.ts'],
    exclude: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', folder], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})
