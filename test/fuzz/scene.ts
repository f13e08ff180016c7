import { type Belongings, furnish } from '@plant/testing/matrix/belongings'
import { ban, bearer, employ, join, type Person, send } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { routes } from '../../functions/src/composition/endpoints.ts'
import type { EndpointId } from '../../functions/src/contract/generated/endpoint-ids.ts'

type Headers = Readonly<Record<string, string>>

/** The credential of one caller, by the name of the caller. */
type Credentials = Readonly<Record<string, Headers>>

/** People with objects of every kind, and credentials of every kind. */
export type Scene = {
  service: ServiceInProcess
  credentials: Credentials
  /** Tokens that no route accepts, by the reason. */
  worthless: Credentials
  /** The objects of the owner and of another owner. */
  has: Readonly<Record<string, Belongings>>
}

const scopes = ['read', 'analyse', 'manage'] as const

export async function createScene(): Promise<Scene> {
  const service = await startService()
  const owner = await join(service, 'owner')
  const other = await join(service, 'other')
  const worker = await employ(service, await join(service, 'worker'), owner.uid)
  const moderator = await join(service, 'moderator', 'admin')
  const superadmin = await join(service, 'superadmin', 'superadmin')
  const banned = await join(service, 'banned')
  await ban(service, banned.uid)
  const has = { own: await furnish(service, owner), others: await furnish(service, other) }
  await ask(service, 'analyses.flag', owner, { reason: 'ANSWER_HARMFUL' }, has.own.analysisId)
  const keys = await Promise.all(
    scopes.map(async (scope) => [`key to ${scope}`, await keyOf(service, owner, scope)] as const),
  )
  const worthless = await service.signatory.worthlessTokensOf(owner.uid)
  return {
    service,
    credentials: {
      nothing: {},
      owner: owner.identity,
      'other owner': other.identity,
      worker: worker.identity,
      moderator: moderator.identity,
      superadmin: superadmin.identity,
      banned: banned.identity,
      newcomer: bearer(await service.signatory.tokenOf('newcomer')),
      key: owner.key,
      ...Object.fromEntries(keys),
      'exchanged token': bearer(await exchanged(service, owner)),
      'key and token': { ...owner.identity, ...owner.key },
      'key as bearer': bearer(String(owner.key['x-api-key'])),
    },
    worthless: Object.fromEntries([...worthless].map(([name, token]) => [name, bearer(token)])),
    has,
  }
}

async function ask(
  service: ServiceInProcess,
  id: EndpointId,
  { identity }: Pick<Person, 'identity'>,
  body?: object,
  object = '',
) {
  const route = routes.find(({ endpoint }) => endpoint.id === id)
  if (!route) throw new Error(`no route for ${id}`)
  const answer = await send(service, route, { headers: identity, body }, { id: object })
  if (answer.status >= 300) throw new Error(`${id}: ${answer.status} ${answer.text}`)
  return answer.body
}

async function keyOf(service: ServiceInProcess, owner: Person, scope: string) {
  const { token } = await ask(service, 'apiKeys.create', owner, { name: scope, scopes: [scope] })
  return { 'x-api-key': String(token) }
}

async function exchanged(service: ServiceInProcess, { key }: Person): Promise<string> {
  const header = { 'x-enterprise-token': String(key['x-api-key']) }
  const { idToken } = await ask(service, 'apiKeys.exchange', { identity: header })
  return String(idToken)
}

/** Starts the same scene again, without the changes of the requests since then. */
export async function copyOf(scene: Scene): Promise<Scene> {
  const service = await startService({ harness: scene.service.harness.fork() })
  return { ...scene, service }
}
