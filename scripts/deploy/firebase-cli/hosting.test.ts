import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSecurityPolicy, deployedAddresses } from '../../../web/security-policy.ts'
import { root } from '../../common/root.ts'
import { hostingConfiguration } from '../../hosting/configuration.ts'
import { restoreConsole } from '../steps/console.ts'
import { createProject, placeIn } from '../testing/recorder.ts'
import { deployedTwice, rollBack } from '../testing/run-on.ts'
import type { Request } from './cloud.ts'
import {
  deploySite,
  isValidConfiguration,
  readFirebaseCommand,
  releaseRequest,
} from './hosting-cli.ts'

const policy = contentSecurityPolicy(deployedAddresses('plants.ew.gateway.dev', 'photos'))
const configuration = { hosting: { site: 'plants', ...hostingConfiguration('public', policy) } }

describe('a deployment of the site by the Firebase CLI', () => {
  let folder: string
  let sent: Request[]

  beforeAll(async () => {
    mkdirSync(join(root, '.build'), { recursive: true })
    folder = mkdtempSync(join(root, '.build', 'site-'))
    mkdirSync(join(folder, 'public/assets'), { recursive: true })
    for (const file of ['index.html', 'config.json', 'assets/index-1a2b.js', '.hidden'])
      writeFileSync(join(folder, 'public', file), file)
    writeFileSync(join(folder, 'firebase.json'), JSON.stringify(configuration))
    sent = await deploySite(join(folder, 'firebase.json'), 'plant-analysis-0123456789abcdef')
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  const bodyOf = (pattern: RegExp) => sent.find(({ path }) => pattern.test(path))?.body

  it('uploads all files except hidden files', () => {
    const { files } = bodyOf(/:populateFiles$/) as { files: Record<string, string> }
    expect(Object.keys(files).sort()).toEqual([
      '/assets/index-1a2b.js',
      '/config.json',
      '/index.html',
    ])
  })

  it('sends the rewrite, the headers and the policy of the version', () => {
    expect(bodyOf(/sites\/plants\/versions\/v1$/)).toMatchObject({
      status: 'FINALIZED',
      config: {
        rewrites: expect.arrayContaining([
          { glob: expect.stringContaining('history'), path: '/index.html' },
        ]),
        headers: expect.arrayContaining([
          { glob: '**', headers: expect.objectContaining({ 'Content-Security-Policy': policy }) },
          {
            glob: '/assets/**',
            headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
          },
          { glob: '!/assets/**', headers: { 'Cache-Control': 'no-cache' } },
        ]),
        cleanUrls: true,
        trailingSlashBehavior: 'REMOVE',
      },
    })
  })

  it('releases the version with a message that later identifies the version', () => {
    const release = sent.find(({ path }) => path.endsWith('/sites/plants/channels/live/releases'))
    expect(release?.body).toEqual({ message: 'plant-analysis-0123456789abcdef' })
  })

  it('accepts the configuration and rejects an unknown field', () => {
    expect(isValidConfiguration(configuration)).toBe(true)
    expect(isValidConfiguration({ hosting: { ...configuration.hosting, rewrite: [] } })).toBe(false)
  })
})

it('a rollback sends the request with which the CLI would release a former version', async () => {
  const name = 'projects/plants-1/sites/plants-1/versions/v1'
  const { cloud } = createProject([[`/${name}`, { status: 'FINALIZED' }]])
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const wanted = { version: 'v1', content: 'plant-analysis-0123456789abcdef' }
  await restoreConsole({ ...placeIn(cloud), isDryRun: true, print }, wanted)
  const [asked] = await releaseRequest(name, wanted.content)
  const path = asked?.path.replaceAll('/plants/', '/plants-1/')
  expect(lines).toEqual([
    `  POST https://firebasehosting.googleapis.com/v1beta1${path}?versionName=${name}`,
  ])
  expect(asked).toMatchObject({ queryParams: { versionName: name } })
})

/** Flags that every command of the CLI has. */
const common = ['--project', '--non-interactive', '--config']

/** Returns the faults of Firebase command lines, such as an unknown flag. */
function faultsOf(lines: readonly (readonly string[])[]): string[] {
  return lines.flatMap(([, name = '', ...words]) => {
    const { cmd, options } = readFirebaseCommand(name)
    const flags = options.flatMap(([flag = '']) => flag.match(/--[a-z-]+/g) ?? [])
    const given = words.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0])
    const unknown = given.filter((flag = '') => ![...common, ...flags].includes(flag))
    const places = cmd.split(' ').length - 1
    const arguments_ = words.length - given.length
    const isSurplus = arguments_ > places && !cmd.includes('...')
    return [
      ...unknown.map((flag) => `firebase ${name} has no flag ${flag}`),
      ...(isSurplus ? [`firebase ${name} takes ${places} arguments`] : []),
    ]
  })
}

describe('the check of Firebase commands', () => {
  it('finds every command and flag that deployments and rollbacks use', async () => {
    const found = await deployedTwice()
    await rollBack(found)
    const lines = found.commands
      .map((line) => line.split(' '))
      .filter(([program]) => program === 'firebase')
    const names = new Set(lines.map(([, name]) => name))
    expect(names).toEqual(new Set(['deploy']))
    expect(faultsOf(lines)).toEqual([])
  })

  // In a fresh checkout, npx would fetch the package `firebase`, which is another program.
  it('finds the commands of docs/deploying.md, which name the package of the CLI', () => {
    const page = readFileSync(join(root, 'docs/deploying.md'), 'utf8')
    const found = page.matchAll(/npx (\S+) ([^`\n]+)/g)
    const lines = [...found].map(([, program = '', rest = '']) => [program, ...rest.split(' ')])
    expect(lines.map(([program]) => program)).toEqual(Array(3).fill('firebase-tools'))
    expect(faultsOf(lines)).toEqual([])
  })

  it('reports commands and flags that do not exist', () => {
    const wrong = [
      'firebase deploy --only=hosting --mesage=x',
      'firebase hosting:sites:create a b',
    ].map((line) => line.split(' '))
    expect(wrong.map((line) => faultsOf([line]).length)).toEqual([1, 1])
    expect(() => faultsOf([['firebase', 'hosting:site:create']])).toThrow()
  })
})
