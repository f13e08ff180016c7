import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, finished, signUp, type TestUser, type Transaction } from '@plant/testing/service'

type Events = { items: { id: string }[]; nextAfter: string }

/** A client of the service that keeps what the service has confirmed. */
export type Person = {
  user: TestUser
  /** The analyses that ended, and when. */
  ended: { id: string; at: Date }[]
  analyse(): Promise<void>
  /** Reads the events after a place, or from the first. */
  eventsAfter(place?: string): Promise<Events>
  /** The ids of the analyses in the history. */
  history(): Promise<string[]>
}

let photos = 0

export async function newPerson(): Promise<Person> {
  const user = await signUp()
  const ended: Person['ended'] = []
  await expectStatus(200, call('POST', '/v1/session', { user, body: {} }))
  return {
    user,
    ended,
    async analyse() {
      photos += 1
      const body = { imageBase64: await leafPhoto(photos) }
      const started = await call<Transaction>('POST', '/v1/analyses', { user, body })
      if (started.status !== 202) throw new Error(`a start answered ${started.status}`)
      const { status } = await finished(user, started.body.transactionId)
      if (status === 'COMPLETED') ended.push({ id: started.body.transactionId, at: new Date() })
    },
    async eventsAfter(place) {
      const path = `/v1/events?pageSize=100${place ? `&after=${encodeURIComponent(place)}` : ''}`
      return (await expectStatus(200, call<Events>('GET', path, { user }))).body
    },
    async history() {
      type Page = { items: { id: string }[] }
      const path = '/v1/history?pageSize=100'
      const { body } = await expectStatus(200, call<Page>('GET', path, { user }))
      return body.items.map(({ id }) => id)
    },
  }
}

export async function expectStatus<B>(
  status: number,
  answer: Promise<{ status: number; body: B; headers: Headers }>,
) {
  const found = await answer
  if (found.status === status) return found
  throw new Error(`${status} was expected, not ${found.status}: ${JSON.stringify(found.body)}`)
}

/** Lets a person analyse photos one after another until the signal fires. Returns the failures. */
export async function writeUntil({ analyse }: Person, stopped: AbortSignal): Promise<number> {
  let failures = 0
  while (!stopped.aborted) await analyse().catch(() => void (failures += 1))
  return failures
}
