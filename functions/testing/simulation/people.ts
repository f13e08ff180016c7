import type { EndpointId } from '../../src/contract/generated/endpoint-ids.ts'
import type { Chance } from './chance.ts'
import type { Shared } from './ports.ts'
import type { Answer, Credential, Request, Service } from './service.ts'

/** A call as its caller saw it. */
export type Asked = {
  by: Person
  request: Request
  sentAt: number
  answeredAt: number
  answer: Answer
}

/** Somebody who calls the service, and what they know of it. */
export type Person = {
  uid: string
  email: string
  /** The account in which the person acts, as far as the person knows. */
  credential: Credential
  /** Ids of what the person has made, by its kind. */
  own: Record<Kind, string[]>
  /** Calls with a key, which the person may repeat. */
  keyed: Request[]
  /** Raw API keys by the id of the key. */
  apiKeys: Map<string, string>
  /** Sends photo after photo without a plant, to use up the free answers of a day. */
  isCareless?: boolean
}
export type Kind = 'analysis' | 'folder' | 'device' | 'webhook' | 'apiKey' | 'invitation' | 'upload'

/** What a run's people share. */
export type Scene = {
  shared: Shared
  service: Service
  /** Draws what people do. */
  whim: Chance
  people: Person[]
  asked: Asked[]
  /** Whether people still do something, and the sweeper runs each minute. */
  isOpen: boolean
}

export function newPerson(uid: string): Person {
  const own = {
    analysis: [],
    folder: [],
    device: [],
    webhook: [],
    apiKey: [],
    invitation: [],
    upload: [],
  }
  const credential = { bearer: `token-${uid}` }
  return { uid, email: `${uid}@example.org`, credential, own, keyed: [], apiKeys: new Map() }
}

/** Calls the service once, and writes down what came of it. */
export async function ask(scene: Scene, by: Person, request: Request): Promise<Answer> {
  const { shared, service, asked } = scene
  const { time } = shared
  const sentAt = time.nowMs()
  time.note(`${by.uid} asks ${request.id} ${request.key ?? ''} ${told(request)}`)
  const answer = await service.ask(request)
  asked.push({ by, request, sentAt, answeredAt: time.nowMs(), answer })
  time.note(`${by.uid} gets ${request.id} ${outcomeOf(answer)}`)
  return answer
}

const told = ({ params, query, body }: Request) => JSON.stringify({ ...params, ...query, ...body })

function outcomeOf(answer: Answer): string {
  if (answer.kind === 'LOST') return 'LOST'
  return answer.kind === 'REFUSED' ? answer.code : String(answer.status)
}

/** Calls the service as clients do: repeats a call under its key if the answer tells nothing. */
export async function insist(scene: Scene, by: Person, request: Request): Promise<Answer> {
  const { whim, shared } = scene
  if (request.key !== undefined) by.keyed.push(request)
  let answer = await ask(scene, by, request)
  for (let round = 0; round < 3 && isUncertain(answer) && whim.happens(0.7); round += 1) {
    await shared.time.passed(whim.between(100, 8000))
    answer = await ask(scene, by, request)
  }
  return answer
}

const isUncertain = (answer: Answer) =>
  answer.kind === 'LOST' || (answer.kind === 'REFUSED' && answer.status >= 500)

/** A UUID version 4. */
export function newKey({ whim }: Scene): string {
  const hex = (count: number) =>
    Array.from({ length: count }, () => whim.int(16).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
}

export const bodyOf = (answer: Answer): Record<string, unknown> =>
  answer.kind === 'ANSWERED' && typeof answer.body === 'object'
    ? ((answer.body ?? {}) as Record<string, unknown>)
    : {}

/** The text of a field of the answer, if there is one. */
export function textIn(answer: Answer, field: string): string | undefined {
  const value = bodyOf(answer)[field]
  return typeof value === 'string' ? value : undefined
}

export type Step = (scene: Scene, person: Person) => Promise<unknown>
/** What people can do, with the endpoint that each step mostly tries. */
export type Steps = Partial<Record<EndpointId, Step>>
