import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFunctions } from '@plant/testing/built-functions'
import { startFunction } from '@plant/testing/start-function'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Contender, withCompileCache } from '../../../scripts/benchmarks/cold-start/measure.ts'

let service: Contender
let cache: string

beforeAll(async () => {
  service = await withCompileCache(await builtFunctions())
  cache = join(service.folder, 'compile-cache')
})

afterAll(() => rmSync(service.folder, { recursive: true }))

/** Starts the function and calls it. Returns what Node says about its compile cache. */
async function start(): Promise<string> {
  const { url, child, output } = await startFunction({
    ...service,
    target: 'api',
    env: {
      ...service.env,
      GCLOUD_PROJECT: 'demo-p',
      FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-p', storageBucket: 'demo-p' }),
      IMAGE_PROCESSOR_URL: 'http://127.0.0.1:9',
      NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
    },
  })
  try {
    expect((await fetch(`${url}/v1/config`)).status).toBe(200)
    return output()
  } finally {
    child.kill('SIGKILL')
  }
}

const accepted = /V8 code cache for ESM \S+\/index\.js was accepted/

describe('the compile cache that the platform fills while it builds a function', () => {
  it('serves the start of the function', async () => {
    expect(await start()).toMatch(accepted)
  })

  it('is ignored if it is damaged or missing', async () => {
    for (const version of readdirSync(cache))
      for (const file of readdirSync(join(cache, version)))
        writeFileSync(join(cache, version, file), 'damaged')
    expect(await start()).not.toMatch(accepted)
    rmSync(cache, { recursive: true })
    expect(await start()).not.toMatch(accepted)
  })
})
