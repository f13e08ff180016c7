import { CommandError, exitCodes } from '../exit-codes.ts'
import { rootCauseOf } from '../problem.ts'
import { isRecord } from '../record.ts'
import type { SignInService } from './stored.ts'

/** Firebase's refresh token of a user who signed in with a password. */
export type SignedIn = { refreshToken: string }

type Renewed = { idToken: string; refreshToken: string; lifetimeSeconds: number }

const timeoutMs = 15_000

/**
 * Signs a user in through Firebase Auth's REST interface, because Firebase's SDK is made for pages
 * and apps. Throws when the e-mail address and password do not match.
 */
export async function signIn(
  service: SignInService,
  email: string,
  password: string,
): Promise<SignedIn> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
  const answer = await ask(service, path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  if (answer['mfaPendingCredential']) throw secondFactor
  return { refreshToken: textIn(answer, 'refreshToken') }
}

const secondFactor = new CommandError(
  exitCodes.notAuthenticated,
  'This account needs a second factor, which only the console asks for. Type: plant login --key',
)

/** Returns an identity token that is valid for an hour. Throws when the sign-in has expired. */
export async function renew(service: SignInService, refreshToken: string): Promise<Renewed> {
  const answer = await ask(service, 'securetoken.googleapis.com/v1/token', {
    // Firebase documents this endpoint for forms only.
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  return {
    idToken: textIn(answer, 'id_token'),
    refreshToken: textIn(answer, 'refresh_token'),
    lifetimeSeconds: Number(textIn(answer, 'expires_in')),
  }
}

async function ask(
  { apiKey, emulatorUrl }: SignInService,
  path: string,
  init: Pick<RequestInit, 'headers' | 'body'>,
): Promise<Record<string, unknown>> {
  const base = emulatorUrl === null ? 'https://' : `${emulatorUrl}/`
  const response = await fetch(`${base}${path}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    ...init,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new CommandError(
      exitCodes.unavailable,
      `The sign-in did not answer: ${rootCauseOf(error)}`,
    )
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && isRecord(answer)) return answer
  throw refusalOf(response.status, answer)
}

const refusals: Readonly<Record<string, string>> = {
  EMAIL_NOT_FOUND: 'The e-mail address or the password is wrong.',
  INVALID_EMAIL: 'That is no e-mail address.',
  INVALID_LOGIN_CREDENTIALS: 'The e-mail address or the password is wrong.',
  INVALID_PASSWORD: 'The e-mail address or the password is wrong.',
  INVALID_REFRESH_TOKEN: 'The sign-in has ended. Type: plant login',
  TOKEN_EXPIRED: 'The sign-in has ended. Type: plant login',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many wrong passwords. Try again later.',
  USER_DISABLED: 'The account is suspended.',
  USER_NOT_FOUND: 'The account is gone.',
}

/** Turns an error of Firebase, whose first word is the error code, into an error message. */
function refusalOf(status: number, answer: unknown): CommandError {
  const error = isRecord(answer) ? answer['error'] : undefined
  const message = isRecord(error) ? String(error['message']) : ''
  const [code = ''] = message.split(/[ :]/)
  const isDown = status >= 500 || status === 429
  return new CommandError(
    isDown ? exitCodes.unavailable : exitCodes.notAuthenticated,
    refusals[code] ?? `The sign-in was refused: ${status} ${message}`.trim(),
  )
}

function textIn(answer: Record<string, unknown>, name: string): string {
  const value = answer[name]
  if (typeof value === 'string') return value
  throw new CommandError(exitCodes.unavailable, `The sign-in answered without ${name}.`)
}
