import { leafPhoto } from '@plant/testing/leaf-photo'
import { doc, onSnapshot } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doors, openApp, type WebApp } from './app.ts'

let app: WebApp
let other: WebApp
let transactionId: string

beforeAll(async () => {
  app = await openApp({ signedIn: true })
  other = await openApp({ signedIn: true })
  const start = doors.get('the gateway')?.(app, 'startAnalysis')
  const started = await start?.({ imageBase64: await leafPhoto(77) })
  transactionId = String(started?.data['transactionId'])
})
afterAll(() => Promise.all([app.close(), other.close()]))

/** Returns the statuses of an analysis that a listener sees. Rejects if the rules deny access. */
function listen({ firestore }: WebApp): Promise<{ statuses: string[]; last: object }> {
  return new Promise((resolve, reject) => {
    const statuses: string[] = []
    const stop = onSnapshot(
      doc(firestore, 'transactions', transactionId),
      (snapshot) => {
        const last: object = snapshot.data() ?? {}
        const status: unknown = snapshot.get('status')
        statuses.push(String(status))
        if (status !== 'COMPLETED' && status !== 'FAILED') return
        stop()
        resolve({ statuses, last })
      },
      reject,
    )
  })
}

it('the user who started an analysis sees its completion in Firestore', async () => {
  const { statuses, last } = await listen(app)
  expect(statuses.at(-1)).toBe('COMPLETED')
  expect(last).toMatchObject({ uid: app.uid, outcome: expect.any(String) })
})

it('another user cannot listen to an analysis', async () => {
  await expect(listen(other)).rejects.toMatchObject({ code: 'permission-denied' })
})
