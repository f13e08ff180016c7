import { stack } from './stack.ts'
import { workerId } from './worker-id.ts'

/** A user of the Auth emulator, with the user's identity token. */
export type TestUser = { uid: string; token: string; email: string }

export type Answer<B = Record<string, unknown>> = {
  status: number
  headers: Headers
  body: B
}

let people = 0

/** Signs up a new user in the Auth emulator, as an app does. */
export async function signUp(): Promise<TestUser> {
  people += 1
  const email = `user-${workerId}-${people}-${performance.now()}@example.org`
  const url = `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret-of-a-test', returnSecureToken: true }),
  })
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`)
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string }
  return { uid: localId, token: idToken, email }
}

type Options = {
  user?: TestUser
  body?: unknown
  headers?: Record<string, string>
  /** The URL of a function, to call it directly instead of through the gateway. */
  base?: string
}

/** Calls the service and parses a JSON response. */
export async function call<B = Record<string, unknown>>(
  method: string,
  path: string,
  { user, body, headers = {}, base = stack.BASE_URL }: Options = {},
): Promise<Answer<B>> {
  const response = await fetch(`${base}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(user ? { authorization: `Bearer ${user.token}` } : {}),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : {
          body:
            typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
        }),
  })
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : { text }) as B,
  }
}

export type Transaction = {
  transactionId: string
  status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED'
  analysis?: Record<string, unknown>
  error?: { code: string; detail: string }
}

/** Polls a transaction until it has ended, as a client does. */
export async function finished(user: TestUser, id: string): Promise<Transaction> {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const answer = await call<Transaction>('GET', `/v1/analyses/${id}?waitSeconds=5`, { user })
    if (answer.status !== 200) throw new Error(`poll answered ${answer.status}`)
    if (answer.body.status === 'COMPLETED' || answer.body.status === 'FAILED') return answer.body
  }
  throw new Error(`${id} did not end`)
}

export function uuid(): string {
  return crypto.randomUUID()
}
