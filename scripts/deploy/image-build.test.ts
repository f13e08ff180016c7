import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../common/root.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const build = parse(read('infrastructure/region/image-build.yaml')) as {
  steps: { id: string; name: string; args: string[] }[]
}
const digest = /@sha256:[0-9a-f]{64}$/

it('every base image is pinned by its digest', () => {
  const stages = new Set<string>()
  for (const [, from = '', stage] of read('image-processor/Dockerfile').matchAll(
    /^FROM (\S+)(?: AS (\S+))?$/gm,
  )) {
    expect(stages.has(from) || digest.test(from)).toBe(true)
    if (stage) stages.add(stage)
  }
  expect(stages.size).toBeGreaterThan(1)
  for (const { name } of build.steps) expect(name).toMatch(digest)
})

it('an image is tried before it is pushed, and gets traffic only after Cloud Run has asked it', () => {
  expect(build.steps.map(({ id }) => id)).toEqual(['sources', 'image', 'trial', 'push', 'serve'])
  const serve = build.steps.at(-1)?.args.join('\n') ?? ''
  const [deployed = 0, moved = 0] = ['--no-traffic', 'update-traffic'].map((part) =>
    serve.indexOf(part),
  )
  expect(deployed).toBeGreaterThan(0)
  expect(moved).toBeGreaterThan(deployed)
})

it('a build leaves the name of a revision to Cloud Run, because gcloud would keep it in the service', () => {
  expect(build.steps.at(-1)?.args.join('\n')).not.toMatch(/--(tag|revision-suffix)\b/)
})

/** Runs the last step of a build of these sources, where the pointer names the source `new`. */
function serve(asked: string, built: string): string {
  mkdirSync(join(root, '.build'), { recursive: true })
  const folder = mkdtempSync(join(root, '.build', 'serve-'))
  mkdirSync(join(folder, 'signatures'))
  const files = { source: built, digest: 'a-digest', 'signatures/main.cvd': '' }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const gcloud = `#!/bin/sh\n[ "$2" = cat ] && echo '"new"' && exit\n[ "$3" = describe ] && echo image-7 && exit\necho "$@"\n`
  writeFileSync(join(folder, 'gcloud'), gcloud)
  chmodSync(join(folder, 'gcloud'), 0o755)
  const script = build.steps.at(-1)?.args.at(-1) ?? ''
  const filled = script
    .replaceAll('${_SOURCE}', asked)
    .replaceAll(/\$\{_\w+\}/g, 'x')
    .replaceAll('$$', '$')
  const PATH = `${folder}${delimiter}${process.env['PATH']}`
  const said = spawnSync('bash', ['-ceu', filled], { cwd: folder, env: { PATH }, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(said.status).toBe(0)
  return said.stdout
}

it('a daily build serves its image only if no deployment has named another source since', () => {
  expect(serve('current', 'new')).toContain('run deploy image-processor')
  expect(serve('current', 'old')).not.toContain('run ')
})

it('a build gives its revision the tag of its sources, and only a daily one the traffic too', () => {
  expect(serve('current', 'new')).toContain('--update-tags=snew=image-7 --to-revisions=image-7=100')
  // A deployment names its source, and moves the traffic, after it has tried the revision.
  const deployed = serve('newest', 'newest')
  expect(deployed).toContain('--update-tags=snewest=image-7')
  expect(deployed).not.toContain('--to-')
})

it('official signatures come only from the script that checks them', () => {
  const dockerfile = read('image-processor/Dockerfile')
  expect(
    dockerfile.match(/^RUN.*freshclam.*$/gm)?.filter((line) => !line.includes('apt-get')) ?? [],
  ).toEqual([])
  expect(dockerfile).toContain('/container/update-signatures.sh')
})

it.each([
  ['passes', 0],
  ['fails', 1],
])('the trial of an image whose health %s ends with %i', (_health, status) => {
  mkdirSync(join(root, '.build'), { recursive: true })
  const folder = mkdtempSync(join(root, '.build', 'docker-'))
  // In place of Docker, whose container would answer by this status.
  writeFileSync(
    join(folder, 'docker'),
    `#!/bin/sh\necho "$@"\n[ "$1" = exec ] && exit ${status} || exit 0\n`,
  )
  chmodSync(join(folder, 'docker'), 0o755)
  const PATH = `${folder}${delimiter}${process.env['PATH']}`
  const script = join(root, 'image-processor/container/try-image.sh')
  const said = spawnSync('bash', [script, 'an-image', '1'], { env: { PATH }, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(said.status).toBe(status)
  expect(said.stdout.includes('logs trial')).toBe(status === 1)
})
