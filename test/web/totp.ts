import { createHmac } from 'node:crypto'
import { callAuth, phoneVerificationInfo, startEnrollment } from '@plant/testing/second-factor'
import type { Page, Route } from 'playwright-core'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const periodSec = 30

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of an authenticator app with this key at a time (RFC 6238). */
export function codeOf(base32: string, atMs = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 1000 / periodSec)))
  const hmac = createHmac('sha1', bytesOf(base32)).update(counter).digest()
  const offset = (hmac.at(-1) ?? 0) & 15
  return String((hmac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const isRight = (code: string) =>
  [-periodSec, 0, periodSec].some((by) => codeOf(secret, Date.now() + by * 1000) === code)

type Body = Record<string, string> & {
  totpVerificationInfo: { sessionInfo: string; verificationCode: string }
}

/** The calls for an authenticator app, over the emulator's SMS. */
const calls: Record<string, (body: Body) => Promise<object>> = {
  async 'mfaEnrollment:start'({ idToken = '' }) {
    const { sessionInfo } = await startEnrollment(idToken)
    const finalizeEnrollmentTime = new Date(Date.now() + 300_000).toISOString()
    const code = { verificationCodeLength: 6, hashingAlgorithm: 'SHA1', periodSec }
    const session = { sharedSecretKey: secret, sessionInfo, finalizeEnrollmentTime }
    return { totpSessionInfo: { ...session, ...code } }
  },
  async 'mfaEnrollment:finalize'({ idToken, totpVerificationInfo }) {
    const sent = await phoneVerificationInfo(totpVerificationInfo)
    const body = { idToken, phoneVerificationInfo: sent }
    return {
      ...(await callAuth<object>('v2/accounts/mfaEnrollment:finalize', body)),
      totpAuthInfo: {},
    }
  },
  async 'mfaSignIn:finalize'({ mfaPendingCredential, mfaEnrollmentId }) {
    const started = { mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo: {} }
    const { phoneResponseInfo } = await callAuth<{ phoneResponseInfo: { sessionInfo: string } }>(
      'v2/accounts/mfaSignIn:start',
      started,
    )
    const sent = await phoneVerificationInfo(phoneResponseInfo)
    const body = { mfaPendingCredential, phoneVerificationInfo: sent }
    return callAuth<object>('v2/accounts/mfaSignIn:finalize', body)
  },
}

const headers = { 'access-control-allow-origin': '*' }

async function answer(route: Route): Promise<void> {
  const request = route.request()
  if (request.method() !== 'POST') return route.fallback()
  const work = calls[/accounts\/(\w+:\w+)/.exec(request.url())?.[1] ?? '']
  if (!work) return route.fallback()
  const body = request.postDataJSON() as Body
  const { totpVerificationInfo: given } = body
  if (given && !isRight(given.verificationCode)) {
    const error = { code: 400, message: 'INVALID_CODE' }
    return route.fulfill({ status: 400, headers, json: { error } })
  }
  await route.fulfill({ headers, json: await work(body) })
}

type Factor = { phoneInfo?: string }
const asTotp = (factors?: Factor[]) =>
  factors?.map(({ phoneInfo: _phone, ...factor }) => ({ ...factor, totpInfo: {} }))

/** Shows the factors of users as authenticator apps. */
async function rename(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.fallback()
  const response = await route.fetch()
  const body = (await response.json()) as { users?: { mfaInfo?: Factor[] }[]; mfaInfo?: Factor[] }
  for (const each of [body, ...(body.users ?? [])])
    if (each.mfaInfo) Object.assign(each, { mfaInfo: asTotp(each.mfaInfo) })
  await route.fulfill({ response, json: body })
}

/**
 * Lets a page use an authenticator app. The Auth emulator has only SMS, whose tokens have the same
 * claim. The bodies are those of firebase-tools/lib/emulator/auth/apiSpec.js.
 */
export async function withTotp(page: Page): Promise<void> {
  await page.route('**/v2/accounts/mfa*', answer)
  for (const name of ['lookup', 'signInWithPassword'])
    await page.route(`**/v1/accounts:${name}*`, rename)
}
