import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../common/root.ts'
import { weakenings } from './weakenings.ts'

const hook = join(root, 'scripts/simulation/weakened.ts')
const seeker = join(root, 'scripts/simulation/seek.ts')

/** Weakens one guard after another. Returns how many weakenings the auditor did not find. */
export function weakenEach(series: number, runs: number): number {
  let missed = 0
  for (const [at, { rule, guards }] of weakenings.entries()) {
    const weakened = guards.map(({ file, was }) => `${file}: ${was.trim()}`).join(' and ')
    const args = ['--import', hook, seeker, ...[rule, series, runs].map(String)]
    const env = { ...process.env, WEAKENING: String(at) }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
    const isFound = status === 0
    if (!isFound) missed += 1
    const told = isFound ? `found in run ${stdout}` : `NOT FOUND ${stderr.slice(0, 500)}`
    process.stdout.write(`rule ${rule}, ${weakened}: ${told}\n`)
  }
  return missed
}
