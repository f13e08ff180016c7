import type { User } from '../../src/collections/users.ts'
import type { KnownCaller } from '../../src/contract/caller.ts'
import type { Input, OperationResult } from '../../src/contract/handlers.ts'
import { type OperationName, operations } from '../../src/contract/operations.ts'
import { approveAnalysis } from '../../src/operations/admin/approve.ts'
import { assignPermissions } from '../../src/operations/admin/assign-permissions.ts'
import { banForViolations } from '../../src/operations/admin/ban.ts'
import { banPermanently } from '../../src/operations/admin/ban-permanently.ts'
import { blockAnalysis } from '../../src/operations/admin/block.ts'
import { listAudit } from '../../src/operations/admin/list-audit.ts'
import { listModeration } from '../../src/operations/admin/list-moderation.ts'
import { listPermissions } from '../../src/operations/admin/list-permissions.ts'
import { listSuperadmins } from '../../src/operations/admin/list-superadmins.ts'
import { listTransactions } from '../../src/operations/admin/list-transactions.ts'
import { listUsers } from '../../src/operations/admin/list-users.ts'
import { readModeration } from '../../src/operations/admin/read-moderation.ts'
import { readUser } from '../../src/operations/admin/read-user.ts'
import { resetQuota } from '../../src/operations/admin/reset-quota.ts'
import { retryFailed } from '../../src/operations/admin/retry-failed.ts'
import { retryTransaction } from '../../src/operations/admin/retry-transaction.ts'
import { unban } from '../../src/operations/admin/unban.ts'
import { verifyAudit } from '../../src/operations/admin/verify-audit.ts'
import { flagAnyAnalysis } from '../../src/operations/flags/flag-any.ts'
import { callOf } from './client.ts'
import type { Ports } from './ports.ts'
import { callerOf, type TestService } from './service.ts'

type Permission = Input<'admin.assignPermissions'>['permissions'][number]

export type AdminClient = ReturnType<typeof adminClientOf>

/** The administrative operations for one caller. Checks each answer against the contract. */
export function adminClientOf(ports: Ports, caller: KnownCaller) {
  const call = <N extends OperationName>(input: Input<N>) => callOf<N>(caller, input)
  const reason = 'a test'
  return {
    moderation: async (query: Partial<Input<'admin.listModeration'>> = {}) =>
      parsed(
        'admin.listModeration',
        await listModeration(ports)(call<'admin.listModeration'>({ pageSize: 20, ...query })),
      ),
    moderationCase: async (analysisId: string) =>
      parsed(
        'admin.readModeration',
        await readModeration(ports)(call<'admin.readModeration'>({ analysisId })),
      ),
    flag: async (analysisId: string, said: Omit<Input<'admin.flag'>, 'analysisId'>) =>
      parsed(
        'admin.flag',
        await flagAnyAnalysis(ports)(call<'admin.flag'>({ analysisId, ...said })),
      ),
    approve: async (analysisId: string) =>
      parsed('admin.approve', await approveAnalysis(ports)(call<'admin.approve'>({ analysisId }))),
    block: async (analysisId: string) =>
      parsed(
        'admin.block',
        await blockAnalysis(ports)(call<'admin.block'>({ analysisId, reason })),
      ),
    ban: async (uid: string) =>
      parsed('admin.ban', await banForViolations(ports)(call<'admin.ban'>({ uid, reason }))),
    banPermanently: async (uid: string) =>
      parsed(
        'admin.banPermanently',
        await banPermanently(ports)(call<'admin.banPermanently'>({ uid, reason })),
      ),
    unban: async (uid: string) =>
      parsed('admin.unban', await unban(ports)(call<'admin.unban'>({ uid }))),
    resetQuota: async (uid: string) =>
      parsed('admin.resetQuota', await resetQuota(ports)(call<'admin.resetQuota'>({ uid }))),
    retry: async (txId: string) =>
      parsed(
        'admin.retryTransaction',
        await retryTransaction(ports)(call<'admin.retryTransaction'>({ txId })),
      ),
    retryFailed: async () =>
      parsed('admin.retryFailed', await retryFailed(ports)(call<'admin.retryFailed'>({}))),
    assign: async (uid: string, permissions: Permission[]) =>
      parsed(
        'admin.assignPermissions',
        await assignPermissions(ports)(call<'admin.assignPermissions'>({ uid, permissions })),
      ),
    permissions: async (uid: string) =>
      parsed(
        'admin.listPermissions',
        await listPermissions(ports)(call<'admin.listPermissions'>({ uid })),
      ),
    superadmins: async () =>
      parsed(
        'admin.listSuperadmins',
        await listSuperadmins(ports)(call<'admin.listSuperadmins'>({})),
      ),
    users: async (query: Partial<Input<'admin.listUsers'>> = {}) =>
      parsed(
        'admin.listUsers',
        await listUsers(ports)(call<'admin.listUsers'>({ pageSize: 20, ...query })),
      ),
    verifyAudit: async (query: Partial<Input<'admin.verifyAudit'>> = {}) =>
      parsed(
        'admin.verifyAudit',
        await verifyAudit(ports)(
          call<'admin.verifyAudit'>({ stream: 'admin', after: 0, ...query }),
        ),
      ),
    user: async (uid: string) =>
      parsed('admin.readUser', await readUser(ports)(call<'admin.readUser'>({ uid }))),
    transactions: async (query: Partial<Input<'admin.listTransactions'>> = {}) =>
      parsed(
        'admin.listTransactions',
        await listTransactions(ports)(call<'admin.listTransactions'>({ pageSize: 20, ...query })),
      ),
    audit: async (query: Partial<Input<'admin.listAudit'>> = {}) =>
      parsed(
        'admin.listAudit',
        await listAudit(ports)(call<'admin.listAudit'>({ pageSize: 100, ...query })),
      ),
  }
}

/**
 * Signs somebody up, gives them a role and a process of their own, so that appointed users can
 * race.
 */
export async function appoint(
  service: TestService,
  uid: string,
  role: User['role'],
): Promise<AdminClient> {
  await service.signUp(uid)
  await service.change(uid, (user) => ({ ...user, role }))
  return adminClientOf(service.instance().ports, callerOf(uid, { role }))
}

function parsed<N extends OperationName & `admin.${string}`>(
  name: N,
  reply: OperationResult<N>,
): ReturnType<(typeof operations)[N]['output'][200]['parse']> {
  return operations[name].output[200].parse(reply.body) as ReturnType<
    (typeof operations)[N]['output'][200]['parse']
  >
}
