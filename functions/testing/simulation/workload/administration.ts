import { ask, insist, type Person, type Scene, type Step, type Steps } from '../people.ts'
import type { Request } from '../service.ts'

const reason = 'a run'
/** Few sets, so that a second person often asks for the same. Some have no `assign-permissions`. */
const sets = [
  ['assign-permissions', 'ban-user', 'unban-user', 'reset-quota', 'retry-transaction'],
  ['assign-permissions', 'ban-user'],
  ['ban-user', 'retry-transaction'],
] as const

/** Mostly an ordinary user, now and then an administrator. */
const somebody = ({ whim, people }: Scene) => {
  const uids = people.map(({ uid }) => uid)
  return whim.pick(whim.happens(0.8) ? uids.slice(0, 4) : uids)
}

/** A late analysis of anybody. */
const anyAnalysis = ({ whim, people }: Scene) => {
  const ids = people.flatMap(({ own }) => own.analysis.slice(-3))
  return ids.length === 0 ? 'an_0000000000000000000000' : whim.pick(ids)
}

/** Mostly an analysis that failed after its photo was stored, if there is one. */
const aFailed = (scene: Scene) => {
  const { database, outside } = scene.shared
  const failed = [...database.table.kept('transactions')]
    .filter(([, { status, storagePath }]) => {
      return status === 'FAILED' && outside.objects.has(String(storagePath))
    })
    .map(([id]) => id)
  const isFailed = failed.length > 0 && scene.whim.happens(0.8)
  return isFailed ? scene.whim.pick(failed.slice(-4)) : anyAnalysis(scene)
}

/** A command of an administrator. `parts` are those of its request. */
function command(id: Request['id'], parts: (scene: Scene) => Partial<Request> = () => ({})): Step {
  return (scene, person) => insist(scene, person, { id, as: person.credential, ...parts(scene) })
}

const listing =
  (id: Request['id'], query: Record<string, string> = { pageSize: '20' }): Step =>
  (scene, person: Person) =>
    ask(scene, person, { id, as: person.credential, query })

const onUser = (scene: Scene) => ({ params: { uid: somebody(scene) }, body: { reason } })
const onAnalysis = (scene: Scene) => ({ body: { analysisId: anyAnalysis(scene), reason } })

export const administrationSteps = {
  'admin.ban': command('admin.ban', (scene) => ({ body: { uid: somebody(scene), reason } })),
  'admin.banPermanently': command('admin.banPermanently', onUser),
  'admin.unban': command('admin.unban', onUser),
  'admin.resetQuota': command('admin.resetQuota', onUser),
  'admin.assignPermissions': command('admin.assignPermissions', ({ whim }) => ({
    body: {
      uid: whim.pick(['root1', 'root2', 'root3']),
      permissions: whim.pick(sets),
      reason,
    },
  })),
  'admin.approve': command('admin.approve', onAnalysis),
  'admin.block': command('admin.block', (scene) => ({
    body: {
      analysisId: anyAnalysis(scene),
      reason,
      ...(scene.whim.happens(0.7) && { withholds: scene.whim.pick(['PHOTO', 'ANSWER']) }),
    },
  })),
  'admin.flag': command('admin.flag', (scene) => ({
    body: { analysisId: anyAnalysis(scene), reason: 'PHOTO_OFFENSIVE' },
  })),
  'admin.retryTransaction': command('admin.retryTransaction', (scene) => ({
    params: { txId: aFailed(scene) },
  })),
  'admin.retryFailed': command('admin.retryFailed'),
  'admin.readModeration': command('admin.readModeration', (scene) => ({
    params: { analysisId: anyAnalysis(scene) },
  })),
  'admin.readUser': command('admin.readUser', (scene) => ({ params: { uid: somebody(scene) } })),
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
