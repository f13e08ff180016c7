import { ask, type Person, type World } from '../people.ts'
import type { Answer, Request } from '../service.ts'

const replaysMax = 3
/** Long enough for a run that a replay starts again. */
const runsMs = 300_000

/** Two replays without a write between them give the same answer, links excepted. */
export async function checkReplays(world: World): Promise<string[]> {
  const { shared, people } = world
  const calls = people.flatMap((person) =>
    person.keyed.slice(-replaysMax).map((request) => ({ person, request })),
  )
  for (const { person, request } of calls) await ask(world, person, request)
  await shared.time.passed(runsMs)
  const broken: string[] = []
  for (const { person, request } of calls) {
    const [first, second] = [await told(world, person, request), await told(world, person, request)]
    if (first !== second) broken.push(`${request.id} ${request.key}: ${first} then ${second}`)
  }
  return broken
}

async function told(world: World, person: Person, request: Request): Promise<string> {
  return textOf(await ask(world, person, request))
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
