import { getDefaultResultOrder } from 'node:dns'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { root } from '../common/root.ts'
import { googleCloud } from './google-cloud.ts'

const cloud = googleCloud('plants')
let folder: string

beforeAll(() => {
  mkdirSync(join(root, '.build'), { recursive: true })
  folder = mkdtempSync(join(root, '.build', 'gcloud-'))
  // In place of the SDK, which would want somebody to be signed in.
  const program = join(folder, 'gcloud')
  writeFileSync(program, '#!/bin/sh\nif [ "$1" = auth ]; then echo a-token; else cat; exit 3; fi\n')
  chmodSync(program, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
})

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})
afterEach(() => void vi.unstubAllGlobals())

/** What `fetch` is called with, and answers. */
function stubFetch(answer: () => Response) {
  const calls: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return answer()
  })
  return calls
}

it('a command is given its input, and its status and output come back', async () => {
  const answer = await cloud.execute(['gcloud', 'secrets', 'list'], 'what it reads')
  expect(answer).toEqual({ status: 3, stdout: 'what it reads', stderr: '' })
})

it('a program that is not there is no exception', async () => {
  expect((await cloud.execute(['no-such-program'])).status).toBe(127)
})

it('the APIs are called as the operator, and charge the project', async () => {
  const calls = stubFetch(() => Response.json({ a: 1 }, { headers: { 'X-Client-Address': 'b' } }))
  const url = 'https://run.googleapis.com/v2/x'
  const reply = await cloud.request({ method: 'POST', url, body: { c: 2 } })
  expect(reply).toMatchObject({ status: 200, body: { a: 1 }, headers: { 'x-client-address': 'b' } })
  expect(calls[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"c":2}',
    headers: {
      authorization: 'Bearer a-token',
      'x-goog-user-project': 'plants',
      'content-type': 'application/json',
    },
  })
})

it('neither the service nor a call with its own credential gets the token of the operator', async () => {
  const calls = stubFetch(() => new Response(''))
  await cloud.request({ method: 'GET', url: 'https://plants.ew.gateway.dev/v1/health' })
  const headers = { authorization: 'Firebase of-a-user' }
  const url = 'https://firebasestorage.googleapis.com/v0/b/x/o'
  await cloud.request({ method: 'POST', url, headers, body: Buffer.from('a leaf') })
  expect(JSON.stringify(calls)).not.toContain('a-token')
  expect(calls[1]?.init.body).toEqual(Buffer.from('a leaf'))
})

it('a call with a key of its own gets no token beside it', async () => {
  const calls = stubFetch(() => new Response(''))
  const url = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=a-key'
  await cloud.request({ method: 'POST', url, body: {} })
  expect(calls[0]?.init.headers).not.toHaveProperty('authorization')
})

it('commands charge the project, and ask nobody', async () => {
  const { stdout } = await cloud.execute(['sh', '-c', 'env'])
  expect(stdout).toContain('GOOGLE_CLOUD_QUOTA_PROJECT=plants\n')
  expect(stdout).toContain('CLOUDSDK_CORE_DISABLE_PROMPTS=1\n')
})

it('the service is reached by one family of addresses, however it is asked', () => {
  expect(getDefaultResultOrder()).toBe('ipv4first')
})

it('no answer is a reply that can be asked for again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  const reply = await cloud.request({ method: 'GET', url: 'https://plants.example/' })
  expect(reply).toEqual({ status: 0, body: undefined })
})
