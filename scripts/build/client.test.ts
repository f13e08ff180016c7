import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../common/root.ts'
import { buildClient, buildPlant } from './client.ts'

const run = promisify(execFile)

/** A customer's sample program. The compiler must reject the program if a name or type is wrong. */
const uses = `
import { createClient, PlantError, verifyWebhook, type Analysis, type Input } from '@plant-analysis/client'

const plants = createClient({
  baseUrl: 'https://plants.example.com',
  credential: { kind: 'identity', token: async () => 'token' },
  storage: { bucket: 'plants.appspot.com' },
})
const filters: Input<'history.list'>['query'] = { outcome: 'HEALTHY', pageSize: 50 }

export async function diagnose(photo: Blob, signal: AbortSignal): Promise<string[]> {
  try {
    const onStatus = ({ status }: { status: string }) => console.log(status)
    const analysis: Analysis = await plants.analyse(photo, { language: 'pt', onStatus, signal })
    for await (const { id } of plants.pages('history.list', { query: filters })) console.log(id)
    await plants.request('folders.create', { body: { name: 'Roses' } })
    const { quota } = await plants.request('account.readStats')
    console.log(quota.remaining, await plants.upload(new Uint8Array()))
    return analysis.issues.map((issue) => issue.severity)
  } catch (error) {
    if (error instanceof PlantError && error.code === 'DAILY_QUOTA_EXCEEDED') return []
    throw error
  }
}

export async function receive(body: string, headers: Headers): Promise<string | null> {
  const event = await verifyWebhook(body, headers, 'whsec_')
  return event.type === 'analysis.failed' ? event.data.error.code : event.data.outcome
}

// @ts-expect-error No operation has this name.
export const unknown = plants.request('history.delete')
// @ts-expect-error A folder has a name.
export const nameless = plants.request('folders.create', { body: {} })
// @ts-expect-error A page has a size, not a length.
export const long = plants.request('history.list', { query: { pageLength: 3 } })
`

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-package-'))
  const built = join(folder, 'built')
  await buildClient(built)
  const project = join(folder, 'project')
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: built,
  })
  await run('npm', ['install', '--offline', '--silent', join(folder, stdout.trim())], {
    cwd: project,
  })
  await writeFile(join(project, 'uses.ts'), uses)
  for (const types of ['@types/node', 'undici-types']) await link(types, project)
}, 300_000)

afterAll(() => rm(folder, { recursive: true }))

/** Links a package of the repository instead of downloading it. */
async function link(name: string, project: string) {
  const path = join(project, 'node_modules', name)
  await mkdir(dirname(path), { recursive: true })
  await symlink(join(root, 'node_modules', name), path)
}

function compilerOf(workspace: string, name: string): { version: string; path: string } {
  const file = createRequire(join(root, workspace, 'package.json')).resolve(`${name}/package.json`)
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return { version, path: join(dirname(file), 'bin/tsc') }
}

const environments = {
  'Node without DOM': { lib: ['es2022'], types: ['node'], module: 'nodenext' },
  'a page': { lib: ['es2022', 'dom'], types: [], module: 'esnext', moduleResolution: 'bundler' },
}

const compilers = {
  5: compilerOf('test/generated-clients', 'typescript-5'),
  6: compilerOf('test/generated-clients', 'typescript'),
  7: compilerOf('.', 'typescript'),
}

it('the packed command line runs without other packages', { timeout: 120_000 }, async () => {
  const built = join(folder, 'plant')
  await buildPlant(built)
  const { stdout: tarball } = await run('npm', ['pack', '--silent'], { cwd: built })
  const project = join(folder, 'users')
  await mkdir(project)
  await run('npm', ['install', '--offline', '--silent', join(built, tarball.trim())], {
    cwd: project,
  })
  const { stdout } = await run(join(project, 'node_modules/.bin/plant'), ['--help'])
  expect(stdout).toContain('Usage: plant COMMAND')
})

describe('the packed client', { timeout: 240_000 }, () => {
  it('loads in Node', async () => {
    const script = `import('@plant-analysis/client').then((it) => console.log(Object.keys(it).join()))`
    const { stdout } = await run(process.execPath, ['-e', script], { cwd: join(folder, 'project') })
    expect(stdout.trim()).toBe('PlantError,createClient,verifyWebhook')
  })

  it('has no dependencies, and its types do not mention Zod', async () => {
    const installed = join(folder, 'project/node_modules/@plant-analysis/client')
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as object
    expect(manifest).not.toHaveProperty('dependencies')
    expect(await readFile(join(installed, 'generated/types.d.ts'), 'utf8')).not.toContain('zod')
  })

  describe.each(Object.entries(compilers))(
    'the packed client under TypeScript %s',
    (major, { version, path }) => {
      it('is checked by a compiler of that major version', () =>
        expect(version).toMatch(new RegExp(`^${major}\\.`)))

      it.each(Object.entries(environments))('compiles for %s', async (_name, environment) => {
        const strict = { strict: true, exactOptionalPropertyTypes: true, noEmit: true }
        // Skips only the compiler's own libraries.
        const own = { skipDefaultLibCheck: true, target: 'es2022' }
        const compilerOptions = { ...strict, ...own, ...environment }
        const project = join(folder, 'project/tsconfig.json')
        await writeFile(project, JSON.stringify({ compilerOptions, files: ['uses.ts'] }))
        const { stdout } = await run(process.execPath, [path, '-p', project]).catch(
          (error: { stdout: string }) => error,
        )
        expect(stdout).toBe('')
      })
    },
  )
})
