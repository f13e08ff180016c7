import type { TestUser } from './service.ts'
import { stack } from './stack.ts'
import { type StartedFunction, startFunction } from './start-function.ts'

const auth = `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}`

/** Calls the Auth emulator, which knows only SMS as a second factor. Throws its errors. */
export async function callAuth<T>(
  path: string,
  body: object,
  server = 'identitytoolkit.googleapis.com',
): Promise<T> {
  const response = await fetch(`${auth}/${server}/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as T & { error?: { message: string } }
  if (answer.error) throw new Error(answer.error.message)
  return answer
}

/** Confirms the address of a user, without which Firebase adds no second factor. */
export async function confirmAddress({ uid }: TestUser): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${stack.PROJECT_ID}/accounts:update`
  const response = await fetch(`${auth}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, emailVerified: true }),
  })
  if (!response.ok) throw new Error(`the update answered ${response.status}`)
}

type Sent = { sessionInfo: string }

/** What a phone would send back: the code that the emulator put into an SMS. */
export async function phoneVerificationInfo({ sessionInfo }: Sent): Promise<object> {
  const response = await fetch(`${auth}/emulator/v1/projects/${stack.PROJECT_ID}/verificationCodes`)
  const { verificationCodes } = (await response.json()) as {
    verificationCodes: (Sent & { code: string })[]
  }
  const sent = verificationCodes.find((each) => each.sessionInfo === sessionInfo)
  return { sessionInfo, code: sent?.code }
}

let phones = 0

/** Sends an SMS to a new number, to add it to a user. */
export async function startEnrollment(idToken: string): Promise<Sent> {
  phones += 1
  const digits = `${process.pid}${phones}`.padStart(8, '0').slice(-8)
  const body = { idToken, phoneEnrollmentInfo: { phoneNumber: `+4915${digits}` } }
  type Started = { phoneSessionInfo: Sent }
  return (await callAuth<Started>('v2/accounts/mfaEnrollment:start', body)).phoneSessionInfo
}

/** Starts the API with `SECOND_FACTOR=SUPERADMINS` over the data of the running stack. */
export function startStrictApi(): Promise<StartedFunction> {
  const env = { ...(process.env as Record<string, string>), SECOND_FACTOR: 'SUPERADMINS' }
  return startFunction({ folder: stack.FUNCTIONS_FOLDER, target: 'api', env })
}
