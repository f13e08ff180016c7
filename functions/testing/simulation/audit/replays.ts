import { ask, type Person, type Scene } from '../people.ts'
import type { Answer, Request } from '../service.ts'

const replaysMax = 3
/** Long enough for a run that a replay starts again. */
const runsMs = 300_000

/** Two replays without a write between them give the same answer, links excepted. */
export async function checkReplays(scene: Scene): Promise<string[]> {
  const { shared, people } = scene
  shared.time.note('the replays begin')
  const calls = people.flatMap((person) =>
    person.keyed.slice(-replaysMax).map((request) => ({ person, request })),
  )
  for (const { person, request } of calls) await ask(scene, person, request)
  await shared.time.passed(runsMs)
  const broken: string[] = []
  for (const { person, request } of calls) {
    const [first, second] = [await told(scene, person, request), await told(scene, person, request)]
    // A run that a replay has started again goes on meanwhile.
    if (first !== second && !first.startsWith('202 '))
      broken.push(`${request.id} ${request.key}: ${first} then ${second}`)
  }
  return broken
}

async function told(scene: Scene, person: Person, request: Request): Promise<string> {
  return textOf(await ask(scene, person, request))
}

/** The answer without links, and without the times that depend on the time of the answer. */
function textOf(answer: Answer): string {
  if (answer.kind === 'LOST') return 'LOST'
  if (answer.kind === 'REFUSED') return answer.code
  const shown = JSON.stringify(answer.body, (name, value: unknown) =>
    /url$|expiresAt$|expiresIn$/i.test(name) ? undefined : value,
  )
  return `${answer.status} ${shown}`
}
