import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSecretKeys } from '../../functions/src/config/webhooks.ts'
import { readFirebaseCommand } from '../../scripts/deploy/firebase-cli/hosting-cli.ts'
import { faultsOf, readCommandTree } from '../../scripts/deploy/gcloud-sdk/command-tree.ts'
import { describeWith } from '../../scripts/test/describe-with.ts'
import { blocksOf, type Call, callsOf, commandsInText, fitsUsage } from './command-blocks.ts'
import { thisRepository } from './repository.ts'

const { files, npmScripts, read } = thisRepository()
const root = join(import.meta.dirname, '../..')
const pages = ['docs/deploying.md', 'docs/operations-manual.md']

const keyOf = (letter: string) => Buffer.alloc(32, letter).toString('base64')
const variables = { GEMINI_API_KEY: 'key', VALUE: 'value' }
const settings = read('docs/settings.md')

/** Whether a block shows settings instead of commands. */
const isOfSettings = (block: string) =>
  block.split('\n').every((line) => settings.includes(`\`${/^ *([A-Z_]+)=/.exec(line)?.[1]}\``))

/** The calls of all commands on a page, in the order of the page. */
function callsOn(page: string): Call[] {
  const text = read(page)
  const blocks = blocksOf(text).filter((block) => !isOfSettings(block))
  return callsOf(
    [...blocks, ...commandsInText(text)],
    { ...variables, PROJECT: 'plants-1', REGION: 'here' },
    `1:${keyOf('a')}`,
  )
}

const calls = pages.flatMap(callsOn)
const argsOf = (program: string) =>
  calls.filter((call) => call.program === program).map(({ args }) => args)

const usages = new Map<string, string>()
/** The usage that a script prints. */
function usageOf(script: string): string {
  const known = usages.get(script)
  if (known !== undefined) return known
  const file = join(root, 'scripts', `${script}.ts`)
  const usage = execFileSync(process.execPath, [file, '--help'], { encoding: 'utf8' })
  usages.set(script, usage)
  return usage
}

const operatorCommands = () =>
  [...usageOf('operator').matchAll(/^ {2}([a-z][^\n]*)$/gm)].map(([, usage = '']) => usage)

/** Whether a script of npm takes these arguments. */
function isTaken([verb, script = '', dashes, ...rest]: readonly string[]): boolean {
  if (verb !== 'run' || !npmScripts.includes(script) || (dashes ?? '--') !== '--') return false
  if (rest.at(-1) === '--help') return rest.length === 1
  if (script === 'operator') return operatorCommands().some((usage) => fitsUsage(usage, rest))
  const [, usage = ''] = /^Usage: npm run [\w-]+(?: -- (.*))?$/m.exec(usageOf(script)) ?? []
  return fitsUsage(usage, rest)
}

describe('the commands of the pages for operators', () => {
  it('are all recognised', () => {
    const shown = pages.flatMap((page) => blocksOf(read(page)))
    expect(shown.length).toBeGreaterThan(25)
    expect(calls.length).toBeGreaterThan(45)
  })

  it('name scripts of npm with arguments that they take', () => {
    expect(argsOf('npm').length).toBeGreaterThan(12)
    expect(argsOf('npm').filter((args) => !isTaken(args))).toEqual([])
  })

  it('name commands that the Firebase CLI has', () => {
    expect(argsOf('npx').length).toBeGreaterThan(2)
    for (const [program, command = ''] of argsOf('npx')) {
      expect(program).toBe('firebase-tools')
      expect(readFirebaseCommand(command).cmd.split(' ')).toContain(command)
    }
  })

  it('run files of the repository', () => {
    for (const [file = ''] of argsOf('bash')) expect(files).toContain(file)
    expect(argsOf('bash')).toHaveLength(2)
  })

  it('send JSON', () => {
    expect(argsOf('curl')).toHaveLength(2)
    for (const args of argsOf('curl')) JSON.parse(args.at(-1) ?? '')
  })

  it('rotate the key of webhook secrets without a moment when a stored secret has no key', () => {
    const versions = calls
      .filter(({ args }) => args.join(' ').startsWith('secrets versions add SECRET_KEYS'))
      .map(({ input }) => input)
    expect(versions).toHaveLength(2)
    const [both = [], newest = []] = versions.map((each) => readSecretKeys(each))
    expect(both.map(({ version }) => version)).toEqual(['2', '1'])
    expect(newest).toEqual(both.slice(0, 1))
  })

  it('are reported if a script does not take them', () => {
    const wrong = [
      'run maintenance -- plants-1 offline',
      'run maintenance plants-1 off',
      'run operator -- verify-database plants',
      'run operator -- grant-roles ada admin',
      'run rolback -- plants-1',
    ]
    expect(wrong.filter((each) => isTaken(each.split(' ')))).toEqual([])
  })
})

await describeWith('gcloud', 'checking the pages for operators', () => {
  it('the Google Cloud SDK has every command and flag on them', () => {
    const tree = readCommandTree()
    if (tree === undefined) throw new Error('the Google Cloud SDK is not installed')
    const lines = argsOf('gcloud')
    expect(lines.length).toBeGreaterThan(25)
    expect(lines.flatMap((args) => faultsOf(tree, ['gcloud', ...args]))).toEqual([])
  })
})
