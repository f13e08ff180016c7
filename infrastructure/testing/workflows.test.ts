import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
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

/** Whether a job of a workflow runs, once the jobs that it needs are done. */
function runs(job: string, event: string, vars: Record<string, string>) {
  const { jobs } = parse(readFileSync(join(folder, 'deploy.yml'), 'utf8')) as {
    jobs: Record<string, { if?: string }>
  }
  // JavaScript reads the operators and strings of these expressions as GitHub does.
  const github = { event_name: event, ref: 'refs/heads/main' }
  return runInNewContext(jobs[job]?.if ?? 'true', { github, vars }) as boolean
}

it.each([
  ['push', 'changes only staging', { DEPLOYS: 'on' }, false],
  ['push', 'changes production if the repository says so', { DEPLOYS_PRODUCTION: 'on' }, true],
  ['workflow_dispatch', 'changes production, because a person starts it', { DEPLOYS: 'on' }, true],
])('a %s %s', (event, _what, vars, isDeployed) => {
  const set = { DEPLOYS: 'on', ...vars }
  expect(runs('staging', event, set)).toBe(true)
  expect(runs('staging', event, {})).toBe(false)
  expect(runs('production', event, set)).toBe(isDeployed)
})
