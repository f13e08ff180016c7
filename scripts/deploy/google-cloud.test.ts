import { spawn } from 'node:child_process'
import { getDefaultResultOrder } from 'node:dns'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Replaces `fetch` with a stub that returns `answer()`. Returns the list of the stub's calls. */
function stubFetch(answer: () => Response) {
  const calls: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return answer()
  })
  return calls
}

it("a command gets its input, and the caller gets the command's status and output", async () => {
  const answer = await cloud.execute(['gcloud', 'secrets', 'list'], 'what it reads')
  expect(answer).toEqual({ status: 3, stdout: 'what it reads', stderr: '' })
})

it('a missing program gives status 127 instead of an exception', async () => {
  expect((await cloud.execute(['no-such-program'])).status).toBe(127)
})

it("calls of Google APIs carry the operator's token and charge the project", async () => {
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

it('a call whose token has ended is sent again with a new token', async () => {
  const replies = [new Response('', { status: 401 }), Response.json({ a: 1 })]
  const calls = stubFetch(() => replies.shift() ?? new Response('', { status: 500 }))
  const reply = await cloud.request({ method: 'GET', url: 'https://run.googleapis.com/v2/x' })
  expect([reply.status, calls.length]).toEqual([200, 2])
})

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s interrupts the running command once, and ends the process after it',
  async (signal) => {
    const stopped = join(folder, `stopped-${signal}`)
    const note = `echo yes >> ${stopped}`
    const command = `trap '${note}' INT; trap 'exit 2' TERM HUP; echo ready; while [ ! -s ${stopped} ]; do sleep 0.1; done; sleep 0.5`
    const script = `
    import { googleCloud } from ${JSON.stringify(join(root, 'scripts/deploy/google-cloud.ts'))}
    await googleCloud('plants').execute(${JSON.stringify(['sh', '-c', command])})
    console.log('went on')`
    const args = ['--experimental-strip-types', '--input-type=module', '--eval', script]
    const child = spawn(process.execPath, args, { detached: true, cwd: root })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (!text.includes('ready') || !child.pid) return
      // The terminal sends the signal to the whole group, and npm passes it on.
      process.kill(-child.pid, signal)
      setTimeout(() => child.kill(signal), 200)
    })
    const [status] = (await once(child, 'close')) as [number | null]
    expect([status, said.includes('went on'), readFileSync(stopped, 'utf8')]).toEqual([
      130,
      false,
      'yes\n',
    ])
  },
)

it("calls of the service and calls with their own credential do not carry the operator's token", async () => {
  const calls = stubFetch(() => new Response(''))
  await cloud.request({ method: 'GET', url: 'https://plants.ew.gateway.dev/v1/health' })
  const headers = { authorization: 'Firebase of-a-user' }
  const url = 'https://firebasestorage.googleapis.com/v0/b/x/o'
  await cloud.request({ method: 'POST', url, headers, body: Buffer.from('a leaf') })
  expect(JSON.stringify(calls)).not.toContain('a-token')
  expect(calls[1]?.init.body).toEqual(Buffer.from('a leaf'))
})

it('a call with an API key carries no token', async () => {
  const calls = stubFetch(() => new Response(''))
  const url = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=a-key'
  await cloud.request({ method: 'POST', url, body: {} })
  expect(calls[0]?.init.headers).not.toHaveProperty('authorization')
})

it('commands charge the project and never prompt', async () => {
  const variables = '$GOOGLE_CLOUD_QUOTA_PROJECT $CLOUDSDK_CORE_DISABLE_PROMPTS'
  const { stdout } = await cloud.execute(['sh', '-c', `echo ${variables}`])
  expect(stdout).toBe('plants 1\n')
})

it('the Firebase CLI works with the credentials of Terraform, not with its own', async () => {
  const settings = join(folder, '.config/configstore')
  mkdirSync(settings, { recursive: true })
  const own = { user: { email: 'eve@example.org' }, tokens: { refresh_token: 'eve' } }
  writeFileSync(join(settings, 'firebase-tools.json'), JSON.stringify(own))
  const home = { HOME: folder, XDG_CONFIG_HOME: '' }
  const { stdout } = await cloud.execute(['firebase', 'login:list'], '', home)
  expect(stdout).toContain('No authorized accounts')
})

it('requests prefer IPv4, so that every host sees the same client address', () => {
  expect(getDefaultResultOrder()).toBe('ipv4first')
})

it('a request without a response gives status 0, so that it can be retried', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  const reply = await cloud.request({ method: 'GET', url: 'https://plants.example/' })
  expect(reply).toEqual({ status: 0, body: undefined })
})
