import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readJson, writeJson } from '../../common/json.ts'
import { root } from '../../common/root.ts'
import { isValidConfiguration } from './hosting-cli.ts'

const lib = join(root, 'node_modules/firebase-tools-deploy/lib')
const require = createRequire(import.meta.url)

type Options = { cwd: string; configPath: string; project: string; config?: unknown }
/** The modules of the CLI that build the functions and list the files to upload. */
type Modules = {
  'config.js': { Config: { load(options: Options): unknown } }
  'deploy/lifecycleHooks.js': {
    lifecycleHooks(
      target: string,
      hook: string,
    ): (context: object, options: Options) => Promise<void>
  }
  'fsAsync.js': {
    readdirRecursive(of: { path: string; ignoreStrings: string[] }): Promise<{ name: string }[]>
  }
}
const load = <K extends keyof Modules>(file: K): Modules[K] => require(join(lib, file))

const configuration = z
  .looseObject({ functions: z.tuple([z.looseObject({ ignore: z.array(z.string()) })]) })
  .parse(readJson(join(root, 'firebase.json')))

/** A project with our `firebase.json`, whose build writes the name of the project into a file. */
let folder: string
beforeAll(() => {
  mkdirSync(join(root, '.build'), { recursive: true })
  folder = mkdtempSync(join(root, '.build', 'firebase-json-'))
  cpSync(join(root, 'firebase.json'), join(folder, 'firebase.json'))
  const write = "require('fs').writeFileSync('built', process.env.GCLOUD_PROJECT)"
  writeJson(join(folder, 'package.json'), { scripts: { build: `node -e "${write}"` } })
  vi.stubEnv('npm_config_loglevel', 'silent')
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('firebase.json matches the schema of the Firebase CLI', () => {
  expect(isValidConfiguration(configuration)).toBe(true)
})

it('the Firebase CLI builds the functions before it deploys them', async () => {
  const options: Options = {
    cwd: folder,
    configPath: join(folder, 'firebase.json'),
    project: 'plants',
  }
  options.config = load('config.js').Config.load(options)
  await load('deploy/lifecycleHooks.js').lifecycleHooks('functions', 'predeploy')({}, options)
  expect(readFileSync(join(folder, 'built'), 'utf8')).toBe('plants')
})

it('the Firebase CLI uploads the build, but no source, setting or secret', async () => {
  const source = join(folder, 'functions')
  const uploaded = ['index.cjs', 'lib/index.js', 'lib/locales/en.json', 'package.json']
  const kept = ['.env.plants', '.secret.local', 'lib/.env.plants', 'node_modules/x.js', 'src/x.ts']
  for (const file of [...uploaded, ...kept]) {
    mkdirSync(dirname(join(source, file)), { recursive: true })
    writeFileSync(join(source, file), '')
  }
  const [{ ignore }] = configuration.functions
  const found = await load('fsAsync.js').readdirRecursive({ path: source, ignoreStrings: ignore })
  expect(found.map(({ name }) => relative(source, name)).sort()).toEqual(uploaded)
})
