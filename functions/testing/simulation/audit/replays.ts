import { textIn } from '../people.ts'
import type { Answer } from '../service.ts'
import type { Audited } from './evidence.ts'

const replaysMax = 3
/** Long enough for a run that a replay starts again. */
const runsMs = 300_000

/** Two replays without a write between them give the same answer, links excepted. */
export async function checkReplays({ look, ask, rest, note }: Audited): Promise<string[]> {
  const { people } = await look()
  note('the replays begin')
  const calls = people.flatMap((person) =>
    person.keyed.slice(-replaysMax).map((request) => ({ person, request })),
  )
  for (const { person, request } of calls) await ask(person, request)
  await rest(runsMs)
  const told = async (...call: Parameters<typeof ask>) => textOf(await ask(...call))
  const broken: string[] = []
  for (const { person, request } of calls) {
    const [first, second] = [await told(person, request), await told(person, request)]
    if (first !== second && !(first.startsWith('202 ') && second.includes(first.slice(4))))
      broken.push(`${request.id} ${request.key}: ${first} then ${second}`)
  }
  return broken
}

/** The answer without links, and without the times that depend on the time of the answer. */
function textOf(answer: Answer): string {
  if (answer.kind === 'LOST') return 'LOST'
  if (answer.kind === 'REFUSED') return answer.code
  // A run that a replay has started again goes on meanwhile. Its transaction stays the same.
  if (answer.status === 202) return `202 "${textIn(answer, 'transactionId')}"`
  const shown = JSON.stringify(answer.body, (name, value: unknown) =>
    /url$|expiresAt$|expiresIn$/i.test(name) ? undefined : inOrder(value),
  )
  return `${answer.status} ${shown}`
}

/** The order of fields says nothing: a stored answer may have another one. */
const inOrder = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
