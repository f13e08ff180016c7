import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import { runProgram } from './terraform.ts'

const actionlint = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12'
const folder = join(root, '.github/workflows')

it('actionlint finds nothing in the workflows', async () => {
  const { status, text } = await runProgram(['go', 'run', actionlint])
  expect(status, text).toBe(0)
})

it('each action is a commit, because a tag can be moved', () => {
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const used = texts.flatMap((text) => [...text.matchAll(/uses: (.*)/g)].map(([, name]) => name))
  const actions = used.filter((name) => !name?.startsWith('./'))
  expect(actions.length).toBeGreaterThan(5)
  for (const action of actions)
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})
