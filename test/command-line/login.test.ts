import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { example, fileWith, ownFolder, plant, plantProcess, serve, writeStored } from './plant.ts'
import { listen } from './server.ts'

describe('the command plant login', () => {
  const stored = (folder: string) => join(folder, 'plant', 'credential.json')

  async function withSession() {
    return serve({
      'account.openSession': async () => ({
        status: 200,
        body: {
          user: { uid: 'ent:acc', email: null, role: 'user' },
          account: { id: 'acc', name: 'Greenhouses', type: 'enterprise' },
          membership: { role: 'key', invitationId: null },
          quota: { limit: 1000, used: 1, remaining: 999, resetsAt: example.createdAt },
          settings: { language: null },
          erasure: null,
          isNewUser: false,
        },
      }),
      'history.list': async () => ({ status: 200, body: { items: [] } }),
    })
  }

  it('stores a key for the other commands, in a file that only its owner can read', async () => {
    const { url } = await withSession()
    const cwd = ownFolder()
    const login = await plantProcess(['login', '--key'], {
      cwd,
      env: { PLANT_BASE_URL: url },
      stdin: 'pk_ent_valid\n',
    })
    expect(login).toMatchObject({ exitCode: 0, stdout: '' })
    expect(login.stderr).toContain('with a key of Greenhouses')
    expect(login.stderr).not.toContain('pk_ent_valid')
    expect(statSync(stored(cwd)).mode & 0o777).toBe(0o600)
    expect(await plant(['history'], { cwd })).toMatchObject({ exitCode: 0 })

    expect(await plantProcess(['logout'], { cwd })).toEqual({
      exitCode: 0,
      stdout: '',
      stderr: 'Signed out.\n',
    })
    expect(() => statSync(stored(cwd))).toThrow('ENOENT')
  })

  it('stores no key that the service rejects', async () => {
    const { url } = await withSession()
    const cwd = ownFolder()
    const options = { cwd, env: { PLANT_BASE_URL: url }, stdin: 'pk_ent_other\n' }
    expect(await plant(['login', '--key'], options)).toMatchObject({ exitCode: 4 })
    expect(() => statSync(stored(cwd))).toThrow('ENOENT')
  })

  it('stores a key for one address only, and other commands prefer a key from the environment', async () => {
    const [{ url }, other] = [await withSession(), await withSession()]
    const cwd = ownFolder()
    await plant(['login', '--key'], { cwd, env: { PLANT_BASE_URL: url }, stdin: 'pk_ent_valid\n' })
    const elsewhere = await plant(['history'], { cwd, env: { PLANT_BASE_URL: other.url } })
    expect([elsewhere.exitCode, elsewhere.stderr]).toEqual([4, expect.stringContaining(url)])
    expect(await plant(['history'], { cwd, env: other.env })).toMatchObject({ exitCode: 0 })
    const wrong = { PLANT_API_KEY: 'pk_ent_other' }
    expect(await plant(['history'], { cwd, env: wrong })).toMatchObject({ exitCode: 4 })
  })

  it('rejects a malformed credential file', async () => {
    const { url } = await withSession()
    const cwd = ownFolder()
    await plant(['login', '--key'], { cwd, env: { PLANT_BASE_URL: url }, stdin: 'pk_ent_valid\n' })
    writeFileSync(stored(cwd), '{"kind":')
    const ended = await plant(['history'], { cwd })
    expect([ended.exitCode, ended.stderr]).toEqual([1, expect.stringContaining('plant logout')])
  })

  it('exits with code 6 if no console answers, and with code 2 without input', async () => {
    const { url } = await withSession()
    const noConsole = await plant(['login', '--console', url, '--email', 'a@example.org'])
    expect(noConsole).toMatchObject({ exitCode: 6 })
    const nothing = await plant(['login', '--key'], { env: { PLANT_BASE_URL: url }, stdin: '' })
    expect(nothing).toMatchObject({ exitCode: 2 })
  })
})

type Answer = (path: string, body: string) => { status: number; body: unknown }

/** Serves a console and the sign-in of its deployment at one address. */
async function consoleOf(apiUrl: string, answer: Answer, authUrl?: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    const { status, body } =
      path === '/config.json'
        ? { status: 200, body: config() }
        : answer(path, Buffer.concat(chunks).toString())
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const url = await listen(server)
  const config = () => ({
    apiUrl,
    firebase: { apiKey: 'a web key', projectId: 'demo-plant' },
    authEmulatorUrl: authUrl ?? url,
    demonstration: {
      accounts: [{ role: 'enterprise', email: 'firm@example.org', password: 'shown' }],
    },
  })
  return url
}

describe('L6: the command line without a credential', () => {
  /** Answers as the local stack does, and returns the requested addresses. */
  function localStack(portBase = 8400) {
    const asked: string[] = []
    const answers: [string, unknown][] = [
      [
        `http://127.0.0.1:${portBase + 24}/config.json`,
        {
          apiUrl: `http://127.0.0.1:${portBase}`,
          firebase: { apiKey: 'any' },
          authEmulatorUrl: 'http://127.0.0.1:8401',
          demonstration: {
            accounts: [{ role: 'user', email: 'grower@example.org', password: 'shown' }],
          },
        },
      ],
      ['accounts:signInWithPassword', { refreshToken: 'first' }],
      ['/v1/token', { id_token: 'user', refresh_token: 'first', expires_in: '3600' }],
      ['/v1/history', { items: [] }],
    ]
    vi.stubGlobal('fetch', async (input: string | URL | Request) => {
      const url = input instanceof Request ? input.url : String(input)
      asked.push(url)
      return Response.json(answers.find(([part]) => url.includes(part))?.[1] ?? {})
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    return asked
  }

  it.each([
    [['history'], {}, 4, 'Type: plant login, or set PLANT_API_KEY'],
    [['history'], {}, 4, 'add --demonstration'],
    [['wait', 'an_1'], {}, 4, 'add --demonstration'],
    [['export'], {}, 4, 'add --demonstration'],
    [['webhooks', 'listen'], {}, 4, 'add --demonstration'],
    [['history'], { PLANT_API_KEY: 'pk_ent_valid' }, 2, 'PLANT_BASE_URL'],
    [['login', '--key'], {}, 2, '--console'],
    [['login', '--email', 'a@example.org'], {}, 2, '--console'],
  ])('sends nothing to the local stack: %j with %j', async (args, env, exitCode, told) => {
    const asked = localStack()
    const ended = await plant(args, { env: { ...env }, stdin: 'secret\n' })
    expect([ended.exitCode, ended.stderr]).toEqual([exitCode, expect.stringContaining(told)])
    expect(asked).toEqual([])
  })

  it('sends no photo to the local stack', async () => {
    const asked = localStack()
    expect(await plant(['analyse', fileWith('leaf.jpg')])).toMatchObject({ exitCode: 4 })
    expect(asked).toEqual([])
  })

  it('uses the demonstration account of the local stack with --demonstration', async () => {
    const asked = localStack()
    const ended = await plant(['history', '--demonstration'])
    expect([ended.exitCode, ended.stderr]).toEqual([0, expect.stringContaining('grower@')])
    expect(asked[0]).toBe('http://127.0.0.1:8424/config.json')
    expect(asked.at(-1)).toContain('http://127.0.0.1:8400/v1/history')
  })

  it('finds the local stack on other ports by PORT_BASE', async () => {
    const asked = localStack(9600)
    const ended = await plant(['history', '--demonstration'], { env: { PORT_BASE: '9600' } })
    expect([ended.exitCode, ended.stderr]).toEqual([0, expect.stringContaining('grower@')])
    expect(asked.at(-1)).toContain('http://127.0.0.1:9600/v1/history')
    const wrong = await plant(['history', '--demonstration'], {
      env: { PORT_BASE: 'x@evil.example' },
    })
    expect([wrong.exitCode, wrong.stderr]).toEqual([2, expect.stringContaining('PORT_BASE')])
  })
})

describe('the command plant login for a person', () => {
  const session = {
    user: { uid: 'usr', email: 'firm@example.org', role: 'user' },
    account: { id: 'usr', name: 'Firm', type: 'enterprise' },
    membership: { role: 'owner', invitationId: null },
    quota: { limit: 20, used: 0, remaining: 20, resetsAt: example.createdAt },
    settings: { language: null },
    erasure: null,
    isNewUser: false,
  } as const
  const withSession = () =>
    serve({
      'account.openSession': async () => ({ status: 200, body: session }),
      'history.list': async () => ({ status: 200, body: { items: [example] } }),
    })

  it('needs no password for a demonstration account, and stays signed in', async () => {
    const asked: string[] = []
    const { url } = await withSession()
    const address = await consoleOf(url, (path, body) => {
      asked.push(`${path} ${body}`)
      const isSignIn = path.includes('signInWithPassword')
      const tokens = { id_token: 'user', refresh_token: 'next', expires_in: '3600' }
      return { status: 200, body: isSignIn ? { refreshToken: 'first' } : tokens }
    })
    const cwd = ownFolder()
    const args = ['login', '--console', address, '--demonstration', 'enterprise']
    const login = await plant(args, { cwd })
    expect([login.exitCode, login.stderr]).toEqual([
      0,
      expect.stringContaining(`as firm@example.org at ${url}: 20 of 20 analyses left today`),
    ])
    expect(asked[0]).toContain('?key=a%20web%20key')
    expect(asked[0]).toContain('"email":"firm@example.org","password":"shown"')
    expect(await plant(['history'], { cwd })).toMatchObject({ exitCode: 0 })
    const kept = readFileSync(join(cwd, 'plant', 'credential.json'), 'utf8')
    expect(kept).not.toContain('shown')
    expect(JSON.parse(kept)).toMatchObject({ refreshToken: 'next' })
  })

  it('reads the e-mail address and the password as two lines from a pipe', async () => {
    const asked: string[] = []
    const { url } = await withSession()
    const address = await consoleOf(url, (_path, body) => {
      asked.push(body)
      return { status: 400, body: { error: { message: 'INVALID_PASSWORD' } } }
    })
    const stdin = 'firm@example.org\nof a person\n'
    expect(await plant(['login', '--console', address], { stdin })).toMatchObject({ exitCode: 4 })
    expect(asked[0]).toContain('"email":"firm@example.org","password":"of a person"')
  })

  it('sends no password to another machine without encryption', async () => {
    const { url } = await withSession()
    const address = await consoleOf(url, () => ({ status: 400, body: {} }), 'http://192.0.2.1:9099')
    const args = ['login', '--console', address, '--email', 'firm@example.org']
    const ended = await plant(args, { stdin: 'of a person\n' })
    expect([ended.exitCode, ended.stderr]).toEqual([2, expect.stringContaining('https')])
  })

  it.each([
    ['INVALID_LOGIN_CREDENTIALS', 4, 'The e-mail address or the password is wrong.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : later', 4, 'Too many wrong passwords.'],
  ])('fails with %s and exit code %i', async (message, exitCode, told) => {
    const { url } = await withSession()
    const address = await consoleOf(url, () => ({ status: 400, body: { error: { message } } }))
    const args = ['login', '--console', address, '--email', 'firm@example.org']
    const ended = await plant(args, { stdin: 'wrong\n' })
    expect([ended.exitCode, ended.stderr]).toEqual([exitCode, expect.stringContaining(told)])
  })

  it('with a password fails if the account has a second factor, and names the API key', async () => {
    const { url } = await withSession()
    const body = { mfaPendingCredential: 'pending', mfaInfo: [{ mfaEnrollmentId: 'f1' }] }
    const address = await consoleOf(url, () => ({ status: 200, body }))
    const args = ['login', '--console', address, '--email', 'firm@example.org']
    const ended = await plant(args, { stdin: 'of a person\n' })
    expect([ended.exitCode, ended.stderr]).toEqual([4, expect.stringContaining('login --key')])
  })

  it('is needed again when the stored session has ended', async () => {
    const { url } = await withSession()
    const refused = { error: { message: 'TOKEN_EXPIRED' } }
    const emulatorUrl = await consoleOf(url, () => ({ status: 400, body: refused }))
    const cwd = ownFolder()
    writeStored(cwd, {
      kind: 'person',
      baseUrl: url,
      email: 'ada@example.org',
      refreshToken: 'old',
      service: { apiKey: 'any', emulatorUrl },
    })
    const ended = await plant(['history'], { cwd })
    expect([ended.exitCode, ended.stderr]).toEqual([
      4,
      expect.stringContaining('The sign-in has ended. Type: plant login'),
    ])
  })
})
