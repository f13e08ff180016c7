import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { builtFunctions, builtMetafile } from '@plant/testing/built-functions'
import type { Metafile } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  generatedSecrets,
  optionalSecrets,
  photoLinkSecret,
  randomSecrets,
  requiredSecrets,
} from '../../functions/src/config/secrets.ts'
import { functions, namesOf } from '../../functions/src/deployment/functions.ts'
import { root } from '../common/root.ts'
import { readLocaleTree } from '../locales/read-tree.ts'
import { writeFunctionsManifest } from './manifest.ts'

// The bundle reads the bucket of its storage trigger when it is loaded.
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-p', storageBucket: 'demo-p' }))
// All test files of a worker share its environment.
afterAll(() => void vi.unstubAllEnvs())

/** A folder with the entry file of the Firebase CLI, and with the build. */
let entryFolder: string
let folder: string
let metafile: Metafile

beforeAll(async () => {
  // Inside the project, so that the bundle finds its packages.
  mkdirSync(join(root, '.build'), { recursive: true })
  entryFolder = mkdtempSync(join(root, '.build', 'functions-'))
  for (const file of ['index.cjs', 'package.json'])
    copyFileSync(join(root, 'functions', file), join(entryFolder, file))
  folder = join(entryFolder, 'lib')
  renameSync(await builtFunctions(), folder)
  metafile = builtMetafile()
}, 240_000)

afterAll(() => rmSync(entryFolder, { recursive: true }))

/** What an instance may load before its first call. */
const startBudget = { modules: 1250, bytes: 6_600_000 }

/** The modules of the files that load together with `index.js`, and the size of these files. */
function start() {
  const loaded = new Set(Object.keys(metafile.outputs).filter((path) => path.endsWith('/index.js')))
  const modules = new Set<string>()
  let bytes = 0
  for (const path of loaded) {
    const output = metafile.outputs[path]
    bytes += output?.bytes ?? 0
    for (const input of Object.keys(output?.inputs ?? {})) modules.add(input)
    for (const each of output?.imports ?? [])
      if (!each.external && each.kind !== 'dynamic-import') loaded.add(each.path)
  }
  return { modules, bytes }
}

function expectLater(modules: ReadonlySet<string>, name: string): void {
  const isOf = (path: string) => path.includes(`node_modules/${name}/`)
  expect(Object.keys(metafile.inputs).filter(isOf), name).not.toEqual([])
  expect([...modules].filter(isOf)).toEqual([])
}

function readPackage(place: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'))
}

function readBuilt(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

describe('the build of the functions', () => {
  it('lists every export of the bundle in the manifest', async () => {
    const bundle = (await import(join(folder, 'index.js'))) as Record<string, unknown>
    expect(readBuilt('functions.yaml')).toMatchObject({
      endpoints: Object.fromEntries(
        Object.keys(bundle).map((name) => [name, expect.objectContaining({ entryPoint: name })]),
      ),
    })
    expect(Object.keys(bundle)).toEqual(expect.arrayContaining(['api', 'photos']))
  })

  it('gives a background trigger to every function with a worker, and to no other function', () => {
    const { endpoints } = readBuilt('functions.yaml') as { endpoints: Record<string, object> }
    const kinds = ['taskQueueTrigger', 'eventTrigger', 'scheduleTrigger']
    const names = Object.keys(endpoints).filter((name) =>
      kinds.some((kind) => kind in (endpoints[name] ?? {})),
    )
    expect(names.sort()).toEqual(namesOf((deployed) => 'workSeconds' in deployed).sort())
  })

  it('contains no native image code', () => {
    const inside = Object.keys(metafile.inputs)
    const outside = Object.values(metafile.outputs).flatMap((output) =>
      output.imports.map(({ path }) => path),
    )
    expect(inside.length).toBeGreaterThan(0)
    expect([...inside, ...outside].filter((path) => /\bsharp\b|@img/.test(path))).toEqual([])
  })

  it('keeps the texts of all languages outside the bundle, in `locales`', () => {
    const own = Object.keys(metafile.inputs).filter((path) => path.startsWith('functions/src/'))
    expect(own.filter((path) => path.endsWith('.json'))).toEqual([])
    expect(readLocaleTree(join(folder, 'locales'))).toEqual(readLocaleTree())
  })

  it('pins the version of functions-framework that the tests use', () => {
    const { dependencies } = readBuilt('package.json') as { dependencies: Record<string, string> }
    const used = join(root, 'node_modules/@google-cloud/functions-framework/package.json')
    const { version } = JSON.parse(readFileSync(used, 'utf8')) as { version: string }
    expect(dependencies['@google-cloud/functions-framework']).toBe(version)
  })

  it('contains a lock file with the tested versions of all packages', () => {
    const { dependencies } = readBuilt('package.json') as { dependencies: Record<string, string> }
    const { packages } = readBuilt('package-lock.json') as {
      packages: Record<string, { version?: string; integrity?: string; dev?: boolean }>
    }
    for (const [name, version] of Object.entries(dependencies))
      expect(packages[`node_modules/${name}`]?.version).toBe(version)
    const installed = Object.entries(packages).filter(([place]) => place !== '')
    expect(installed.length).toBeGreaterThan(100)
    for (const [, { integrity, dev }] of installed) {
      expect(integrity).toMatch(/^sha512-/)
      expect(dev).toBeUndefined()
    }
    // `npm ls` fails if a package is missing or has an unexpected version.
    const list = ['ls', '--all', '--package-lock-only', '--omit=dev']
    // npm reports newer versions of itself on standard error once a week.
    const env = { ...process.env, npm_config_update_notifier: 'false' }
    const { status, stderr } = spawnSync('npm', list, { cwd: folder, encoding: 'utf8', env })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  describe('the manifest for a deployed project', () => {
    let endpoints: Record<string, { secretEnvironmentVariables?: { key: string }[] }>
    let params: { name: string; type: string }[]
    const secretsAt = (name: string) =>
      endpoints[name]?.secretEnvironmentVariables?.map(({ key }) => key) ?? []

    beforeAll(async () => {
      const OPTIONAL_SECRETS = optionalSecrets.join(',')
      const there = { GCLOUD_PROJECT: 'a-project', REGION: 'europe-west1', OPTIONAL_SECRETS }
      await writeFunctionsManifest(folder, { ...process.env, ...there })
      const manifest = readBuilt('functions.yaml') as {
        endpoints: typeof endpoints
        params: typeof params
      }
      endpoints = manifest.endpoints
      params = manifest.params
    })

    it.each([
      ['SMTP_URL', ['api', 'sweep']],
      [
        'GEMINI_API_KEY',
        ['getPlantCareAdvice', 'handleProviderEvent', 'photos', 'runAnalysis', 'sweep'],
      ],
      ['GENAI_WEBHOOK_SECRETS', ['api']],
    ])('gives %s only to the functions that need this secret', (secret, holders) => {
      const given = Object.keys(endpoints).filter((name) => secretsAt(name).includes(secret))
      expect(given.sort()).toEqual(holders)
    })

    it('gives every function its required secrets and declares each secret once', () => {
      const names = Object.keys(endpoints)
      expect(names.length).toBeGreaterThan(15)
      for (const name of names) {
        const signs = !['deliverWebhook', 'retryWebhook'].includes(name)
        const answers = ['http', 'callable'].includes(functions[name]?.trigger.kind ?? '')
        const needed = [
          ...(signs ? randomSecrets : ['SECRET_KEYS']),
          ...(answers ? [photoLinkSecret] : []),
        ]
        expect(secretsAt(name)).toEqual(expect.arrayContaining(needed))
        expect(secretsAt(name).includes(photoLinkSecret)).toBe(answers)
      }
      expect(params.map(({ name }) => name).sort()).toEqual(
        [...generatedSecrets, ...requiredSecrets, ...optionalSecrets].sort(),
      )
    })
  })

  it('the build declares no secret in a demo project', async () => {
    await writeFunctionsManifest(folder, { ...process.env, GCLOUD_PROJECT: 'demo-plant' })
    expect(JSON.stringify(readBuilt('functions.yaml'))).not.toMatch(/secret/i)
  })
})

describe('the bundle of the functions', () => {
  it('contains every package, except parts in C++ that a package can do without', () => {
    const external = Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports.filter((each) => each.external))
      .map(({ path }) => path)
    expect(new Set(external.filter((path) => !isBuiltin(path)))).toEqual(
      new Set(['bufferutil', 'utf-8-validate']),
    )
  })

  it('contains no gRPC, because REST serves', () => {
    const files = Object.keys(metafile.inputs)
    expect(files.filter((path) => /@grpc|google-gax.*\/grpc/.test(path))).toEqual([])
    expect(files.filter((path) => path.includes('google-gax/build/src/fallback'))).not.toEqual([])
  })

  it(`loads at most ${startBudget.modules} modules and ${startBudget.bytes} bytes at the start`, () => {
    const { modules, bytes } = start()
    expect(modules.size).toBeLessThanOrEqual(startBudget.modules)
    expect(bytes).toBeLessThanOrEqual(startBudget.bytes)
  })

  it('loads the SDKs of queues, topics, photos and the generative model at their first use', () => {
    const { modules } = start()
    for (const name of ['tasks', 'pubsub', 'storage'].map((sdk) => `@google-cloud/${sdk}`))
      expectLater(modules, name)
    expectLater(modules, '@google/genai')
  })

  it('puts brackets around each module in CommonJS, so that V8 compiles it with its file', () => {
    const text = readFileSync(join(folder, 'index.js'), 'utf8')
    const modules = text.match(/__commonJS\(\{$/gm)?.length
    expect(modules).toBeGreaterThan(100)
    expect(text.match(/^ {2}"[^"]+": \(function\(/gm)?.length).toBe(modules)
  })

  it('can load each part that it loads at its first use', async () => {
    const later = Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import'))
      .filter(({ external }) => !external)
    expect(later.length).toBeGreaterThan(5)
    for (const { path } of later) expect(await import(join(root, path))).toBeTypeOf('object')
    // A package in CommonJS has no other export here: `publisher.ts` must use its default export.
    const exported = later.map(({ path }) => metafile.outputs[path])
    const ofDefault = exported.filter((each) => each?.exports.join() === 'default')
    const names = ofDefault.map((each) => each?.entryPoint?.split('node_modules/').at(-1))
    expect(new Set(names)).toEqual(
      new Set(['@google-cloud/pubsub/build/src/index.js', 'mime/index.js', 'p-limit/index.js']),
    )
  })

  it('fills the compile cache as npm installs the packages', () => {
    const { scripts } = readBuilt('package.json') as { scripts: Record<string, string> }
    expect(Object.keys(scripts)).toEqual(['postinstall'])
  })

  it('ships the licences of all packages that it contains', () => {
    const shipped = readFileSync(join(folder, 'LICENCES.txt'), 'utf8')
    const folders = new Set(
      Object.keys(metafile.inputs).flatMap((path) => {
        const [place, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
        return place && name ? [place] : []
      }),
    )
    expect(folders.size).toBeGreaterThan(100)
    for (const place of folders) {
      const { name, version } = readPackage(place)
      expect(shipped).toContain(`${name} ${version}\n`)
      for (const file of readdirSync(join(root, place)).filter((each) => /^licen[cs]e/i.test(each)))
        expect(shipped).toContain(readFileSync(join(root, place, file), 'utf8'))
    }
    // Not every package has a file with its licence.
    for (const text of ['Apache License', 'Permission is hereby granted, free of charge'])
      expect(shipped).toContain(text)
  })
})

describe('the entry file of the Firebase CLI', () => {
  it('exports every function of the build', async () => {
    await writeFunctionsManifest(entryFolder)
    await writeFunctionsManifest(folder)
    expect(readBuilt('../functions.yaml')).toEqual(readBuilt('functions.yaml'))
  })

  it('says how to build the functions if the build is missing', async () => {
    const elsewhere = `${folder}-elsewhere`
    renameSync(folder, elsewhere)
    const discovered = writeFunctionsManifest(entryFolder)
    await expect(discovered).rejects.toThrow('functions are not built. Type `npm run build`.')
    renameSync(elsewhere, folder)
  })
})
