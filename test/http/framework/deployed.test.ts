import { rmSync } from 'node:fs'
import { builtFunctions } from '@plant/testing/built-functions'
import { type StartedFunction, startFunction } from '@plant/testing/start-function'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The heap, in megabytes, that an instance with 512 MiB has left beside its code and buffers. */
const heapMegabytes = 384

const env = {
  GCLOUD_PROJECT: 'demo-p',
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-p', storageBucket: 'demo-p' }),
  IMAGE_PROCESSOR_URL: 'http://127.0.0.1:9',
}

let folder: string
let callable: StartedFunction

beforeAll(async () => {
  folder = await builtFunctions()
  callable = await startFunction({ folder, target: 'createFolder', heapMegabytes, env })
})

afterAll(() => {
  callable.child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A body of many empty objects, which need the most memory per byte of JSON. */
function emptyObjects(bytes: number): string {
  return `{"data":[${'{},'.repeat(bytes / 3)}{}]}`
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream()
}

async function post(body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) {
  const response = await fetch(callable.url, {
    method: 'POST',
    // On a busy machine the server may close a kept connection just as a request arrives.
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' as const } : {}),
  })
  return { status: response.status, text: await response.text() }
}

describe('a callable function that is called directly', () => {
  it('logs no part of a body, whatever the form of the body', async () => {
    const forged = { severity: 'ALERT', requestId: 'forged', latitude: 49.2, imageBase64: 'SECRET' }
    for (const body of [JSON.stringify(forged), '["SECRET"]', '{"SECRET":', '"SECRET"'])
      await post(body, { 'x-request-id': 'a-form-of-body' })
    await post('SECRET', { 'content-type': 'text/plain', 'x-request-id': 'a-form-of-body' })
    const lines = () => callable.output().match(/"requestId":"a-form-of-body"/g) ?? []
    await expect.poll(lines).toHaveLength(5)
    expect(callable.output()).not.toMatch(/SECRET|forged|latitude|ALERT/)
  })

  it("rejects a body with a declared length of 12 MB from an unknown caller, with the service's own 413 answer", async () => {
    const answer = await post(emptyObjects(12_000_000))
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text)).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', details: { code: 'PAYLOAD_TOO_LARGE' } },
    })
  })

  it('rejects an unknown caller before it reads a body of 12 MB and undeclared length', async () => {
    const answer = await post(streamOf(emptyObjects(12_000_000)))
    expect(answer.status).toBe(401)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { status: 'UNAUTHENTICATED' } })
  })

  it('still works after the calls of the previous tests', async () => {
    expect(callable.child.exitCode).toBeNull()
    expect((await post('{"data":{"name":"Balcony"}}')).status).toBe(401)
  })
})
