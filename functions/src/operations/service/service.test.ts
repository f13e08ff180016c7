import { gunzipSync } from 'node:zlib'
import type { CallOf } from '@plant/testing/endpoint-types'
import { testClock } from '@plant/testing/harness/clock'
import { requestParts } from '@plant/testing/request-parts'
import { describe, expect, it } from 'vitest'
import functionsPackage from '../../../package.json' with { type: 'json' }
import { config as configSchema, health as healthSchema } from '../../contract/schemas/service.ts'
import { conditionIds } from '../../domain/catalogue/conditions.ts'
import { onlyPorts, type Probe } from '../../ports/ports.ts'
import { readClientConfig } from './read-config.ts'
import { readDefinition } from './read-definition.ts'
import { readHealth } from './read-health.ts'

const call: CallOf<typeof readClientConfig> = {
  caller: { kind: 'anonymous' },
  input: {},
  scopes: [],
  requestId: 'request-of-a-test',
  signal: new AbortController().signal,
  idempotencyKey: null,
  acceptLanguage: null,
  request: requestParts(),
}

describe('the configuration endpoint', () => {
  const rules = {
    quota: { userDaily: 7, keyDaily: 9, memberDaily: 9 },
    transactionTimeoutSeconds: 30,
  }
  const settings = {
    rules,
    languages: ['en', 'pt'],
    conditionsNamed: ['rust'],
    told: {
      firestoreDatabase: 'restored',
      minimumAppVersion: '2.1.0',
      legal: { termsUrl: 'https://plants.example/terms', privacyUrl: null },
    },
  }
  const read = (worksInBackground = false) =>
    readClientConfig.handler(call, onlyPorts({ ...settings, worksInBackground }))

  it('returns the settings that an app needs, in the shape of the contract', async () => {
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(configSchema.strict().parse(body)).toEqual(body)
    expect(body).toMatchObject({
      apiVersion: '1.1.0',
      release: functionsPackage.version,
      languages: ['en', 'pt'],
      firestoreDatabase: 'restored',
      minimumAppVersion: '2.1.0',
      legal: settings.told.legal,
      diagnosis: { conditionsNamed: ['rust'], conditionsKnown: conditionIds.length },
      limits: {
        analysesPerDay: 7,
        transactionTimeoutSeconds: 30,
        bodyBytesLimit: 10_000_000,
        imagePixelsMax: 50_000_000,
        pageSizeMax: 100,
      },
      retention: { temporaryAnalysisDays: 30, idempotencyKeyHours: 72 },
    })
  })

  it.each([true, false])('reports whether a provider keeps the photos: %s', async (kept) => {
    const { body } = await read(kept)
    expect(body).toMatchObject({ features: { backgroundInference: kept } })
  })

  it('lets clients cache its response for 300 seconds', async () => {
    expect((await read()).headers).toEqual({ 'Cache-Control': 'public, max-age=300' })
  })
})

describe('the definition endpoint', () => {
  const definition = 'swagger: "2.0"\n'.repeat(1000)
  const ports = onlyPorts({ definitions: { swagger: definition, openApi: '' } })
  const read = () => readDefinition.handler(call, ports)

  it('returns the generated file, and lets clients cache it', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      headers: { 'Cache-Control': 'public, max-age=300' },
      body: { contentType: 'application/yaml; charset=utf-8', plainBytes: definition.length },
    })
  })

  it('compresses and hashes the file only at the first call', async () => {
    const [first, second] = [await read(), await read()]
    expect(first.headers?.['ETag']).toMatch(/^W\/"[\w-]{27}"$/)
    expect(second).toBe(first)
    const { gzipped } = first.body as unknown as { gzipped: Uint8Array }
    expect(gunzipSync(gzipped).toString()).toBe(definition)
  })
})

describe('the health endpoint', () => {
  const clock = testClock('2026-11-20T08:00:00.000Z')
  const failing = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:8080'))
  const probe = (name: string, isEssential: boolean, check: Probe['check']): Probe => ({
    name,
    isEssential,
    check,
  })
  const well = async () => undefined
  const read = async (...probes: Probe[]) => {
    const { status, body } = await readHealth.handler(call, onlyPorts({ probes, clock }))
    return { status, body: healthSchema.strict().parse(body) }
  }

  it('returns 200 while every dependency works', async () => {
    const { status, body } = await read(probe('database', true, well), probe('images', false, well))
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'pass',
      version: '1.1.0',
      releaseId: functionsPackage.version,
      time: '2026-11-20T08:00:00.000Z',
      checks: { database: { status: 'pass' }, images: { status: 'pass' } },
    })
  })

  it('warns after one failed probe of the images, and returns 503 after two consecutive ones', async () => {
    const time = testClock('2026-11-20T08:00:00.000Z')
    let isWell = false
    const images = probe('images', false, async () => {
      if (!isWell) throw new Error('no')
    })
    const ports = onlyPorts({ probes: [probe('database', true, well), images], clock: time })
    const ask = async () => {
      const { status, body } = await readHealth.handler(call, ports)
      time.advance(2)
      return [status, healthSchema.parse(body).checks['images']?.status]
    }
    expect(await ask()).toEqual([200, 'warn'])
    expect(await ask()).toEqual([503, 'fail'])
    expect(await ask()).toEqual([503, 'fail'])
    isWell = true
    expect(await ask()).toEqual([200, 'pass'])
    isWell = false
    expect(await ask()).toEqual([200, 'warn'])
  })

  it('counts one failed probe once, however many callers share it', async () => {
    const time = testClock('2026-11-20T08:00:00.000Z')
    const ports = onlyPorts({ probes: [probe('images', false, failing)], clock: time })
    const ask = async () => (await readHealth.handler(call, ports)).status
    expect(await Promise.all([1, 2, 3].map(ask))).toEqual([200, 200, 200])
    time.advance(2)
    expect(await Promise.all([1, 2, 3].map(ask))).toEqual([503, 503, 503])
  })

  it('returns 503 at once, without a host name, if the database fails', async () => {
    const { status, body } = await read(
      probe('images', false, failing),
      probe('database', true, failing),
    )
    expect(status).toBe(503)
    expect(body).toMatchObject({ status: 'fail', checks: { database: { status: 'fail' } } })
    expect(JSON.stringify(body)).not.toMatch(/ECONNREFUSED|10\.0\.0\.7/)
  })

  it('checks each dependency at most once in 2 s, even with many callers', async () => {
    const time = testClock('2026-11-20T08:00:00.000Z')
    let asked = 0
    let isWell = true
    const part = probe('database', true, async () => {
      asked += 1
      if (!isWell) throw new Error('no')
    })
    const ports = onlyPorts({ probes: [part], clock: time })
    const ask = () => readHealth.handler(call, ports)
    const answers = await Promise.all([1, 2, 3].map(ask))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    isWell = false
    time.advance(1.9)
    expect((await ask()).status).toBe(200)
    expect(asked).toBe(1)
    time.advance(0.1)
    expect((await ask()).status).toBe(503)
    expect((await ask()).status).toBe(503)
    expect(asked).toBe(2)
  })

  it('returns a response even if a dependency hangs and ignores the abort signal', async () => {
    const { status, body } = await read(probe('database', true, () => new Promise(() => undefined)))
    expect(status).toBe(503)
    expect(body.checks).toEqual({ database: { status: 'fail' } })
  })
})
