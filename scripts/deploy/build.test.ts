import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWeb } from '../build/web.ts'
import { root } from '../common/root.ts'
import { filesOf, hashOf, hashOfParts, imageParts } from '../container/source.ts'
import { buildAll } from './build.ts'
import type { Built } from './deployment.ts'
import { consoleFolder } from './steps/console.ts'
import { functionsFolder } from './steps/functions.ts'

const environment = {
  ...process.env,
  REGION: 'europe-west1',
  GCLOUD_PROJECT: 'a-project',
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'a-project', storageBucket: 'photos' }),
}
let folder: string
let built: Built
let web: string

beforeAll(async () => {
  mkdirSync(join(root, '.build'), { recursive: true })
  folder = mkdtempSync(join(root, '.build', 'built-'))
  const place = { work: join(folder, 'work') }
  web = consoleFolder(place).files
  for (const part of [functionsFolder(place), web]) {
    mkdirSync(part, { recursive: true })
    writeFileSync(join(part, 'former.json'), '{}')
  }
  built = await buildAll(place, environment)
  await buildWeb(web)
}, 480_000)

afterAll(() => rmSync(folder, { recursive: true }))

describe('the build for a deployment', () => {
  it('gives its parts the same names if nothing has changed', () => {
    expect(hashOfParts(imageParts)).toBe(built.imageSource)
    expect(built.imageSource).toMatch(/^[0-9a-f]{16}$/)
    expect(hashOf(filesOf(web), web)).toBe(built.webHash)
  })

  it('contains every file that the Dockerfile copies', () => {
    const { stdout } = spawnSync('tar', ['--list', '--file', built.imageArchive], {
      encoding: 'utf8',
    })
    const inside = stdout.split('\n')
    const dockerfile = readFileSync(join(root, 'image-processor/Dockerfile'), 'utf8')
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
      .flatMap(([, sources = '']) => sources.split(' '))
      .map((source) => source.replace('*.onnx', 'plant-network.onnx').replace(/\/$/, ''))
    expect(copied.length).toBeGreaterThan(5)
    for (const source of [...copied, 'image-processor/Dockerfile.dockerignore'])
      expect(inside.some((path) => path === source || path.startsWith(`${source}/`))).toBe(true)
    expect(inside.filter((path) => /node_modules|\.env/.test(path))).toEqual([])
  })

  it('contains nothing of a former build', () => {
    for (const part of [functionsFolder({ work: join(folder, 'work') }), web])
      expect(readdirSync(part)).not.toContain('former.json')
  })

  it('puts the console into the folder that is deployed', () => {
    expect(readFileSync(join(web, 'index.html'), 'utf8')).toContain('/assets/')
  })

  it("writes project and region into the functions' manifest", () => {
    const manifest = readFileSync(join(folder, 'work/functions/functions.yaml'), 'utf8')
    expect(manifest).toContain('@a-project.iam.gserviceaccount.com')
    expect(manifest).toContain('europe-west1')
  })
})
