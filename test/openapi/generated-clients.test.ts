import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../functions/src/operations/generated/endpoints.ts'
import { root } from '../../scripts/common/root.ts'

const run = promisify(execFile)
const generators = join(root, 'test/generated-clients')
const definition = join(root, 'functions/public/openapi.json')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-clients-'))
})

afterAll(() => rm(folder, { recursive: true }))

/** What a client developer would write over each; a wrong name or type does not compile. */
const uses = `
import type { components, paths } from './openapi-typescript.ts'
import { Api } from './swagger-typescript-api.ts'

type Sync = paths['/v1/analyses/sync']['post']
export const body: NonNullable<Sync['requestBody']>['content']['application/json'] = {
  imageBase64: '/9j/', language: null,
}
export const severity = (analysis: components['schemas']['Analysis']): string[] =>
  analysis.issues.map((issue) => issue.severity)

const api = new Api({ baseUrl: 'https://plants.example.com' })
export async function diagnose(): Promise<string> {
  const { data } = await api.v1.analysesAnalyseSync({ imageBase64: '/9j/' })
  return data.outcome
}
`

describe('a client made from the definition', () => {
  it('compiles, of openapi-typescript and of swagger-typescript-api', async () => {
    await run(process.execPath, [join(generators, 'generate.ts'), definition, folder])
    await writeFile(join(folder, 'uses.ts'), uses)
    const options = [
      '--ignoreConfig',
      '--strict',
      '--noEmit',
      '--skipLibCheck',
      '--allowImportingTsExtensions',
    ]
    const target = ['--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler']
    // A link in .bin may be that of another version: npm installs two.
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const args = [tsc, ...options, ...target, join(folder, 'uses.ts')]
    const { stdout } = await run(process.execPath, args).catch((error: { stdout: string }) => error)
    expect(stdout).toBe('')
    expect(await readFile(join(folder, 'swagger-typescript-api.ts'), 'utf8')).toContain(
      'analysesStart',
    )
  }, 300_000)
})

/** A process of seconds is done sooner without the compiler for hot code: half the work. */
const javaOptions = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** The generator of dart-dio, in a release that carries its jar: later ones download it. */
function dartGenerator(): string {
  const find = createRequire(join(generators, 'package.json')).resolve
  const packageFile = find('@openapitools/openapi-generator-cli/package.json')
  return join(dirname(packageFile), 'bin/openapi-generator.jar')
}

// There is no Dart to compile it with: that the generator understands all of it is what is known.
describe('a client for Dart', () => {
  it('is generated from the definition, whose every operation it has', async () => {
    const input = join(root, 'functions/public/swagger.yaml')
    const output = join(folder, 'dart')
    const args = ['generate', '-g', 'dart-dio', '-i', input, '-o', output]
    const { stdout } = await run('java', [...javaOptions, '-jar', dartGenerator(), ...args])
    expect(stdout).not.toContain('ERROR')
    const files = await readdir(join(output, 'lib/api'))
    const apis = await Promise.all(
      files.map((file) => readFile(join(output, 'lib/api', file), 'utf8')),
    )
    const methods = new Set(
      [...apis.join('').matchAll(/>(\w+)\(.*CancelToken/g)].map(([, it]) => it),
    )
    const operations = endpoints.map(({ id: name }) =>
      name.replace(/\.(\w)/, (_all, letter: string) => letter.toUpperCase()),
    )
    expect(operations.filter((name) => !methods.has(name))).toEqual([])
    expect(await readFile(join(output, 'lib/model/analysis.dart'), 'utf8')).toContain(
      "wireName: r'outcome'",
    )
  }, 300_000)
})
