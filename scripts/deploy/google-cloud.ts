import { spawn } from 'node:child_process'
import { setDefaultResultOrder } from 'node:dns'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../common/root.ts'
import { endedBy, listenForSignals, running } from './canary/ending.ts'
import type { Answer, Cloud, Request } from './cloud.ts'

/** The Firebase CLI that deploys. Another version runs the emulators (docs/decisions/0200). */
const firebase = [
  `--import=${new URL('default-bucket.ts', import.meta.url)}`,
  join(root, 'node_modules/firebase-tools-deploy/lib/bin/firebase.js'),
]
/** Calls of this API charge no project, so that a project need not enable the API. */
const chargesNobody = 'cloudresourcemanager.googleapis.com'
const firebaseSettings = join(root, '.build/deploy/settings')
const requestMs = 90_000

/**
 * Calls the real Google Cloud as the operator who is signed in to gcloud. Google charges the calls
 * to `project`, because some APIs require a project.
 */
export function googleCloud(project: string): Cloud {
  // The smoke test compares our address as two hosts see it, and IPv4 and IPv6 differ.
  setDefaultResultOrder('ipv4first')
  listenForSignals()
  let token: string | undefined
  async function newToken(): Promise<string> {
    const words = ['gcloud', 'auth', 'print-access-token']
    const { status, stdout, stderr } = await run(words, '', environmentOf(project))
    if (status !== 0) throw new Error(`gcloud has no access token. ${stderr}`)
    return stdout.trim()
  }
  async function sendAsOperator(request: Request, charged: Record<string, string>) {
    token ??= await newToken()
    return await send(request, { authorization: `Bearer ${token}`, ...charged })
  }
  return {
    execute: async (command, input = '', environment = {}) =>
      endedBy()
        ? await never
        : await run(command, input, { ...environmentOf(project), ...environment }),
    async request(request) {
      const { hostname, searchParams } = new URL(request.url)
      // Google refuses a key and a token of different projects; gcloud's token has its own.
      const isSigned =
        request.headers?.['authorization'] !== undefined ||
        searchParams.has('key') ||
        searchParams.has('X-Goog-Signature')
      if (!hostname.endsWith('.googleapis.com') || isSigned) return await send(request, {})
      const charged = hostname === chargesNobody ? {} : { 'x-goog-user-project': project }
      const reply = await sendAsOperator(request, charged)
      if (reply.status !== 401) return reply
      // gcloud may hand out a token that ends within minutes, and renews it after its end.
      token = undefined
      return await sendAsOperator(request, charged)
    },
    wait: (seconds) => sleep(seconds * 1000),
  }
}

const never = new Promise<never>(() => undefined)

/**
 * The Firebase CLI charges its calls to no project by default, and many APIs refuse such calls. The
 * CLI ignores the project in the credentials file, so an environment variable names the project.
 */
function environmentOf(project: string): NodeJS.ProcessEnv {
  return { ...process.env, GOOGLE_CLOUD_QUOTA_PROJECT: project, CLOUDSDK_CORE_DISABLE_PROMPTS: '1' }
}

/**
 * Runs a command and shows its output as it arrives. Hides the output of commands that only read
 * and of commands that print a key's value.
 */
function run([file = '', ...args]: readonly string[], input: string, env: NodeJS.ProcessEnv) {
  const isFirebase = file === 'firebase'
  const [program, words] = isFirebase ? [process.execPath, [...firebase, ...args]] : [file, args]
  // The CLI would prefer the account of a former `firebase login` to Terraform's credentials.
  const environment = isFirebase ? { ...env, XDG_CONFIG_HOME: firebaseSettings } : env
  const isQuiet = args.some((word) =>
    /^(list|describe|print-access-token|api-keys|hmac|version|output)$/.test(word),
  )
  return new Promise<Answer>((resolve) => {
    // In a group of its own: SIGHUP or a second signal would end Terraform at once. An interrupted
    // Terraform still writes its state and frees the lock.
    const child = spawn(program, words, { cwd: root, env: environment, detached: true })
    const wasEnding = endedBy() !== undefined
    running.add(child)
    const said = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        said[stream] += text
        // After SIGHUP, nothing reads it.
        if (!isQuiet && endedBy() !== 'SIGHUP') process[stream].write(text)
      })
    child.on('error', ({ message }) => {
      running.delete(child)
      resolve({ status: 127, stdout: '', stderr: message })
    })
    child.on('close', (status) => {
      running.delete(child)
      // Nothing follows an interrupted command.
      if (wasEnding || !endedBy()) resolve({ status: status ?? 1, ...said })
    })
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
  // No response counts as status 0, so the caller may retry.
  if (response instanceof Error) return { status: 0, body: undefined }
  const answered: unknown = await response.json().catch(() => undefined)
  const { status } = response
  return { status, body: answered, headers: Object.fromEntries(response.headers) }
}
