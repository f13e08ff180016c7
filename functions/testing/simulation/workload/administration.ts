import { ask, insist, type Person, type Step, type Steps, type World } from '../people.ts'
import type { Request } from '../service.ts'

const reason = 'a run'
const permissions = ['assign-permissions', 'ban-user', 'unban-user', 'reset-quota'] as const

/** Mostly an ordinary user, now and then an administrator. */
const somebody = ({ whim, people }: World) => {
  const uids = people.map(({ uid }) => uid)
  return whim.pick(whim.happens(0.8) ? uids.slice(0, 4) : uids)
}

/** A late analysis of anybody. */
const anyAnalysis = ({ whim, people }: World) => {
  const ids = people.flatMap(({ own }) => own.analysis.slice(-3))
  return ids.length === 0 ? 'an_0000000000000000000000' : whim.pick(ids)
}

/** A command of an administrator. `parts` are those of its request. */
function command(id: Request['id'], parts: (world: World) => Partial<Request> = () => ({})): Step {
  return (world, person) => insist(world, person, { id, as: person.credential, ...parts(world) })
}

const listing =
  (id: Request['id'], query: Record<string, string> = { pageSize: '20' }): Step =>
  (world, person: Person) =>
    ask(world, person, { id, as: person.credential, query })

const onUser = (world: World) => ({ params: { uid: somebody(world) }, body: { reason } })
const onAnalysis = (world: World) => ({ body: { analysisId: anyAnalysis(world), reason } })

export const administrationSteps = {
  'admin.ban': command('admin.ban', (world) => ({ body: { uid: somebody(world), reason } })),
  'admin.banPermanently': command('admin.banPermanently', onUser),
  'admin.unban': command('admin.unban', onUser),
  'admin.resetQuota': command('admin.resetQuota', onUser),
  'admin.assignPermissions': command('admin.assignPermissions', ({ whim }) => ({
    body: {
      uid: whim.pick(['root1', 'root2', 'root3']),
      permissions: permissions.slice(0, 2 + whim.int(3)),
      reason,
    },
  })),
  'admin.approve': command('admin.approve', onAnalysis),
  'admin.block': command('admin.block', (world) => ({
    body: {
      analysisId: anyAnalysis(world),
      reason,
      ...(world.whim.happens(0.7) && { withholds: world.whim.pick(['PHOTO', 'ANSWER']) }),
    },
  })),
  'admin.flag': command('admin.flag', (world) => ({
    body: { analysisId: anyAnalysis(world), reason: 'PHOTO_OFFENSIVE' },
  })),
  'admin.retryTransaction': command('admin.retryTransaction', (world) => ({
    params: { txId: anyAnalysis(world) },
  })),
  'admin.retryFailed': command('admin.retryFailed'),
  'admin.readModeration': command('admin.readModeration', (world) => ({
    params: { analysisId: anyAnalysis(world) },
  })),
  'admin.readUser': command('admin.readUser', (world) => ({ params: { uid: somebody(world) } })),
  'admin.listPermissions': command('admin.listPermissions', ({ whim }) => ({
    params: { uid: whim.pick(['root1', 'root2', 'root3']) },
  })),
  'admin.listAudit': listing('admin.listAudit'),
  'admin.listModeration': listing('admin.listModeration'),
  'admin.listSuperadmins': listing('admin.listSuperadmins', {}),
  'admin.listTransactions': listing('admin.listTransactions'),
  'admin.listUsers': listing('admin.listUsers'),
  'admin.verifyAudit': listing('admin.verifyAudit', { stream: 'admin' }),
} satisfies Steps
