import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../common/root.ts'
import { deploy, type Run, rollback } from '../deploy.ts'
import { consoleFolder } from '../wanted-console.ts'
import { type FakeProject, fakeProject } from './fake-project/fake-project.ts'
import type { State } from './fake-project/state.ts'

const readText = (path: string) => readFileSync(join(root, path), 'utf8')

/** The settings that every operator must give. */
export const settingsText = [
  'REGION=europe-west1',
  'DATABASE_LOCATION=eur3',
  'MAIL_FROM=Plants <plants@example.org>',
  'ALERT_EMAIL=ada@example.org',
].join('\n')

type Options = {
  /** Prepares a failure before the deployment starts. */
  prepare?: (cloud: FakeProject) => void
  run?: (run: Run) => Promise<number>
  /** The name of the deployed code. A new name changes functions, image processor and console. */
  code?: string
  /** The name of the console's code, for a test that changes only the console. */
  web?: string
  /** Functions whose new version does not start. */
  failing?: readonly string[]
  isDryRun?: boolean
  rotatesPhotoKey?: boolean
  settings?: string
}

/** The result of a deployment to a fake project. `fault` is the reason for an early end. */
export type Outcome = {
  state: State
  cloud: FakeProject
  status: number
  printed: readonly string[]
  fault: { message: string } | undefined
}

/** Deploys to a fake project. Returns what the deployment printed and the project's state. */
export async function deployTo(state: State, options: Options = {}): Promise<Outcome> {
  mkdirSync(join(root, '.build'), { recursive: true })
  const folder = mkdtempSync(join(root, '.build', 'deploy-'))
  const cloud = fakeProject(
    { functionsFolder: join(folder, 'functions'), failing: new Set(options.failing) },
    state,
  )
  options.prepare?.(cloud)
  const printed: string[] = []
  const complaints: string[] = []
  const status = await (options.run ?? deploy)({
    project: state.id,
    isDryRun: options.isDryRun ?? false,
    rotatesPhotoKey: options.rotatesPhotoKey ?? false,
    settingsText: options.settings ?? settingsText,
    folders: { work: join(folder, 'work'), functions: join(folder, 'functions') },
    cloud,
    build: async () => fakeBuild(folder, options.code ?? 'first', options.web),
    leaf: Buffer.from('a leaf'),
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  })
  rmSync(folder, { recursive: true })
  const fault = complaints.length > 0 ? { message: complaints.join('\n') } : undefined
  return { state, cloud, status, printed, fault }
}

export function rollBack(state: State, options: Options = {}): Promise<Outcome> {
  return deployTo(state, { ...options, run: rollback })
}

/** Replaces the real build, which takes seconds and has its own tests. */
export function fakeBuild(folder: string, code: string, web = code) {
  mkdirSync(join(folder, 'functions'), { recursive: true })
  const { files } = consoleFolder({ work: join(folder, 'work') })
  mkdirSync(files, { recursive: true })
  writeFileSync(join(files, 'index.html'), `<!doctype html><title>${web}</title>`)
  const imageArchive = join(folder, 'image-processor.tgz')
  writeFileSync(imageArchive, 'sources')
  return {
    functionsHash: code,
    webHash: web,
    imageSource: code,
    imageArchive,
    gatewayText: `${readText('api-gateway/openapi2.yaml')}# ${code}\n`,
    rules: { firestore: readText('firestore.rules'), storage: readText('storage.rules') },
    indexes: readText('firestore.indexes.json'),
    leaf: Buffer.from('a leaf'),
  }
}
