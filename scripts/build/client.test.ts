import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../common/root.ts'
import { buildClient, buildPlant, pack } from './client.ts'

const run = promisify(execFile)

/** A customer's sample program. The compiler must reject the program if a name or type is wrong. */
const uses = `
import { createClient, PlantError, type Analysis, type Input } from '@plant-analysis/client'
import { verifyWebhook } from '@plant-analysis/client/webhooks'

const plants = createClient({
  baseUrl: 'https://plants.example.com',
  credential: { kind: 'identity', token: async () => 'token' },
  storage: { bucket: 'plants.appspot.com' },
  timeoutMs: 20_000,
  maxRetries: 1,
  logger: ({ operation, status, milliseconds }) => console.log(operation, status, milliseconds),
})
const filters: Input<'history.list'>['query'] = { outcome: 'HEALTHY', pageSize: 50 }

export async function diagnose(photo: Blob, signal: AbortSignal): Promise<string[]> {
  try {
    const onStatus = ({ status }: { status: string }) => console.log(status)
    const analysis: Analysis = await plants.analyse(photo, { language: 'pt', onStatus, signal })
    for await (const { id } of plants.pages('history.list', { query: filters })) console.log(id)
    const { id } = await plants.folders.create({ name: 'Roses' })
    await plants.folders.rename(id, { name: 'Red roses' }, { signal })
    await plants.webhooks.retryDelivery('whk_1', 'dlv_1')
    await plants.request('folders.remove', { params: { id } })
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
// @ts-expect-error A folder is renamed by its id.
export const which = plants.folders.rename({ name: 'Roses' })
// @ts-expect-error A folder has a name.
export const nameless = plants.request('folders.create', { body: {} })
// @ts-expect-error A page has a size, not a length.
export const long = plants.request('history.list', { query: { pageLength: 3 } })
`

let folder: string
let built: string
let tarball: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-package-'))
  built = join(folder, 'built')
  await buildClient(built)
  tarball = await pack(built, folder)
  const project = join(folder, 'project')
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  await run('npm', ['install', '--offline', '--silent', tarball], { cwd: project })
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
  const plant = join(folder, 'plant')
  await buildPlant(plant)
  const project = join(folder, 'users')
  await mkdir(project)
  const packed = await pack(plant, folder)
  await run('npm', ['install', '--offline', '--silent', packed], { cwd: project })
  const { stdout } = await run(join(project, 'node_modules/.bin/plant'), ['--help'])
  expect(stdout).toContain('Usage: plant COMMAND')
  const licences = await readFile(join(plant, 'licences.txt'), 'utf8')
  for (const name of ['@modelcontextprotocol/server', 'zod'])
    expect(licences).toMatch(new RegExp(`^${name} [\\d.]+\n\n[^]{300}`, 'm'))
})

describe('the packed client', { timeout: 240_000 }, () => {
  it('loads in Node', async () => {
    const names = ['@plant-analysis/client', '@plant-analysis/client/webhooks']
    const script = names
      .map((name) => `console.log(...Object.keys(await import('${name}')));`)
      .join('')
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(folder, 'project'),
    })
    expect(stdout.split('\n')).toEqual(['PlantError createClient', 'verifyWebhook', ''])
  })

  it('has no fault that publint knows, and no tests', async () => {
    const { messages } = await publint({ pkgDir: built, strict: true, pack: false })
    expect(messages).toEqual([])
    const { stdout } = await run('tar', ['-tzf', tarball])
    expect(stdout).toContain('package/index.js')
    expect(stdout).not.toMatch(/test|src/)
  })

  it('has no types that are wrong for ESM', async () => {
    const attw = join(root, 'node_modules/.bin/attw')
    // Ends with 1 at a fault, of which it prints a table.
    const { stdout } = await run(attw, [tarball, '--profile', 'esm-only'])
    expect(stdout).toContain('(ESM)')
  })

  it('is not packed from its sources', async () => {
    const fromSources = run('npm', ['pack', '--dry-run', '--ignore-scripts=false'], {
      cwd: join(root, 'packages/client'),
    })
    await expect(fromSources).rejects.toThrow('npm run build makes the tarball')
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
