import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import { runProgram } from './terraform.ts'

const version = '3.3.30'
const folder = join(root, '.build', `checkov-${version}`)
const checkov = join(folder, 'bin/checkov')

beforeAll(async () => {
  if (existsSync(checkov)) return
  await runProgram(['python3', '-m', 'venv', folder])
  const { status, text } = await runProgram([
    join(folder, 'bin/pip'),
    'install',
    '--quiet',
    `checkov==${version}`,
  ])
  if (status !== 0) throw new Error(text)
})

it.each([
  ['the parts of infrastructure/', ['--directory', 'infrastructure', '--framework', 'terraform']],
  ['the workflows', ['--directory', '.github', '--framework', 'github_actions']],
  // Cloud Run asks for the health by itself, and reads no HEALTHCHECK.
  [
    'the image',
    [
      '--file',
      'image-processor/Dockerfile',
      '--framework',
      'dockerfile',
      '--skip-check',
      'CKV_DOCKER_2',
    ],
  ],
])('Checkov finds nothing in %s', async (_what, options) => {
  const { status, text } = await runProgram([
    checkov,
    ...options,
    '--skip-download',
    '--compact',
    '--quiet',
  ])
  expect(text).not.toContain('FAILED')
  expect(status).toBe(0)
})

it('Checkov sees the parts of infrastructure/', async () => {
  const { text } = await runProgram([
    checkov,
    '--directory',
    'infrastructure',
    '--framework',
    'terraform',
    '--skip-download',
    '--compact',
  ])
  expect(Number(/Passed checks: (\d+)/.exec(text)?.[1])).toBeGreaterThan(15)
})
