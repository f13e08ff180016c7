import { spawn } from 'node:child_process'
import { setDefaultResultOrder } from 'node:dns'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../common/root.ts'
import type { Answer, Cloud, Request } from './cloud.ts'

/** The Firebase CLI that deploys; the other one runs the emulators (docs/decisions/0200). */
const firebase = join(root, 'node_modules/firebase-tools-deploy/lib/bin/firebase.js')
/** It answers for projects that have not enabled it yet, unless they are charged for the call. */
const chargesNobody = 'cloudresourcemanager.googleapis.com'
/** gcloud's tokens live for an hour. */
const tokenMs = 45 * 60 * 1000
const requestMs = 90_000

/**
 * Google Cloud itself, as the operator who is signed in to gcloud.
 * `project` is charged for the calls, as some APIs demand.
 */
export function googleCloud(project: string): Cloud {
  // The smoke test compares the addresses that two hosts see us at, which may have two families.
  setDefaultResultOrder('ipv4first')
  let token: { value: string; madeAt: number } | undefined
  async function accessToken(): Promise<string> {
    if (token && performance.now() - token.madeAt < tokenMs) return token.value
    const { status, stdout, stderr } = await run(
      ['gcloud', 'auth', 'print-access-token'],
      '',
      environmentOf(project),
    )
    if (status !== 0) throw new Error(`gcloud has no access token. ${stderr}`)
    token = { value: stdout.trim(), madeAt: performance.now() }
    return token.value
  }
  return {
    execute: (command, input = '') => run(command, input, environmentOf(project)),
    async request(request) {
      const { hostname, searchParams } = new URL(request.url)
      // Google refuses a key and a token of different projects, as gcloud's token is of its own.
      const isSigned =
        request.headers?.['authorization'] !== undefined ||
        searchParams.has('key') ||
        searchParams.has('X-Goog-Signature')
      if (!hostname.endsWith('.googleapis.com') || isSigned) return await send(request, {})
      return await send(request, {
        authorization: `Bearer ${await accessToken()}`,
        ...(hostname !== chargesNobody && { 'x-goog-user-project': project }),
      })
    },
    wait: (seconds) => sleep(seconds * 1000),
    now: () => new Date(),
  }
}

/**
 * The Firebase CLI charges no project by itself for calls with application-default credentials,
 * which many APIs then refuse. It ignores the quota project in the file of those credentials.
 */
function environmentOf(project: string): NodeJS.ProcessEnv {
  const ours = { GOOGLE_CLOUD_QUOTA_PROJECT: project, CLOUDSDK_CORE_DISABLE_PROMPTS: '1' }
  return { ...process.env, ...ours }
}

/**
 * Runs a command with what it writes shown as it comes. Reading commands are not shown, nor is what
 * tells the value of a key.
 */
function run(
  [file = '', ...args]: readonly string[],
  input: string,
  env: NodeJS.ProcessEnv,
): Promise<Answer> {
  const [program, words] =
    file === 'firebase' ? [process.execPath, [firebase, ...args]] : [file, args]
  const isQuiet = args.some((word) =>
    /^(list|describe|print-access-token|api-keys|hmac)$/.test(word),
  )
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] })
    const said = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        said[stream] += text
        if (!isQuiet) process[stream].write(text)
      })
    child.on('error', ({ message }) => resolve({ status: 127, stdout: '', stderr: message }))
    child.on('close', (status) => resolve({ status: status ?? 1, ...said }))
    // A command that ends without reading closes the pipe.
    child.stdin.on('error', () => undefined).end(input)
  })
}

async function send({ method, url, headers, body }: Request, more: Record<string, string>) {
  const isBytes = body instanceof Uint8Array
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }),
      ...more,
      ...headers,
    },
    ...(body !== undefined && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(requestMs),
  }).catch((error: unknown) => error as Error)
  // No answer is one that is worth another try.
  if (response instanceof Error) return { status: 0, body: undefined }
  const text = await response.text()
  return {
    status: response.status,
    body: parseJson(text),
    headers: Object.fromEntries(response.headers),
  }
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
