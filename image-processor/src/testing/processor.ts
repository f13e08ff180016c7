import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { Readable } from 'node:stream'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const audience = 'https://image-processor.example'
const callerEmail = 'api@project.iam.gserviceaccount.com'

export type Issuer = {
  /** The issuer's `host:port`, in the format of GCE_METADATA_HOST. */
  host: string
  url: string
  /** How many tokens the metadata endpoint has issued. */
  issued(): number
  /** How often processors have read the keys. A processor reads the keys with its first request. */
  keysRead(): number
  token(changed?: Record<string, unknown>): Promise<string>
  close(): void
}

/**
 * Starts an issuer of service identity tokens on a free port. The issuer serves a key set and the
 * token endpoint of the metadata server.
 */
export async function startIssuer(): Promise<Issuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }] }
  let issued = 0
  let keysRead = 0
  const token = (changed: Record<string, unknown> = {}) =>
    new SignJWT({ iss: url(), aud: audience, email: callerEmail, email_verified: true, ...changed })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  const server = createServer(async (request, response) => {
    if (request.url === '/certs') {
      keysRead += 1
      response.setHeader('content-type', 'application/json').end(JSON.stringify(keys))
      return
    }
    issued += 1
    const asked = new URL(request.url ?? '', url()).searchParams.get('audience')
    response.setHeader('metadata-flavor', 'Google').end(await token({ aud: asked }))
  })
  const port = await listen(server)
  const url = () => `http://127.0.0.1:${port}`
  return {
    host: `127.0.0.1:${port}`,
    url: url(),
    issued: () => issued,
    keysRead: () => keysRead,
    token,
    close: () => server.close(),
  }
}

/** Listens on a free port and returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

export type Processor = {
  url: string
  child: ChildProcess
  log: Record<string, unknown>[]
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts the processor in a separate process, which a test may kill, and waits until it listens.
 * Rejects if the processor exits instead.
 */
export async function startProcessor(
  serverFile: string,
  issuer: Issuer,
  settings: Record<string, string> = {},
): Promise<Processor> {
  const child = spawn(process.execPath, [serverFile], {
    env: {
      PATH: process.env['PATH'],
      // As in the container's Dockerfile.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      PORT: '0',
      CALLER_ISSUER: issuer.url,
      CALLER_JWKS_URL: `${issuer.url}/certs`,
      CALLER_AUDIENCE: audience,
      CALLER_EMAILS: callerEmail,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: Record<string, unknown>[] = []
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await untilListening(child, log)
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    log,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}

/** Reads the log of a processor line by line, and returns its port when the processor listens. */
function untilListening(
  child: ChildProcessByStdio<null, Readable, Readable>,
  log: Record<string, unknown>[],
): Promise<number> {
  return new Promise((resolve, reject) => {
    let errors = ''
    let rest = ''
    child.stderr.on('data', (chunk) => {
      errors += String(chunk)
    })
    child.stdout.on('data', (chunk) => {
      const lines = `${rest}${String(chunk)}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const entry: Record<string, unknown> = JSON.parse(line)
        log.push(entry)
        if (entry['message'] === 'listening') resolve(Number(entry['port']))
      }
    })
    // 'close' comes after 'exit', when all output has been read.
    child.once('close', (code) => reject(new Error(`the processor exited with ${code}: ${errors}`)))
  })
}
