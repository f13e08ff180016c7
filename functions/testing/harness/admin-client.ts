import type { z } from 'zod'
import type { User } from '../../src/collections/accounts.ts'
import type { KnownCaller } from '../../src/contract/caller.ts'
import { approveAnalysis } from '../../src/operations/admin/approve.ts'
import { assignPermissions } from '../../src/operations/admin/assign-permissions.ts'
import { banForViolations } from '../../src/operations/admin/ban.ts'
import { banPermanently } from '../../src/operations/admin/ban-permanently.ts'
import { blockAnalysis } from '../../src/operations/admin/block.ts'
import { flagAnyAnalysis } from '../../src/operations/admin/flag.ts'
import { listAudit } from '../../src/operations/admin/list-audit.ts'
import { listModeration } from '../../src/operations/admin/list-moderation.ts'
import { listPermissions } from '../../src/operations/admin/list-permissions.ts'
import { listSuperadmins } from '../../src/operations/admin/list-superadmins.ts'
import { listTransactions } from '../../src/operations/admin/list-transactions.ts'
import { listUsers } from '../../src/operations/admin/list-users.ts'
import { readModeration } from '../../src/operations/admin/read-moderation.ts'
import { readUser } from '../../src/operations/admin/read-user.ts'
import { resetUserQuota } from '../../src/operations/admin/reset-quota.ts'
import { retryFailed } from '../../src/operations/admin/retry-failed.ts'
import { retryTransaction } from '../../src/operations/admin/retry-transaction.ts'
import { unban } from '../../src/operations/admin/unban.ts'
import { verifyAudit } from '../../src/operations/admin/verify-audit.ts'
import type { InputOf } from '../endpoint-types.ts'
import { callOf } from './client.ts'
import type { Ports } from './ports.ts'
import { callerOf, type TestService } from './service.ts'

type Permission = InputOf<typeof assignPermissions>['permissions'][number]

export type AdminClient = ReturnType<typeof adminClientOf>

/** One caller's administrative operations. Each response is checked against the contract. */
export function adminClientOf(ports: Ports, caller: KnownCaller) {
  const call = <I>(input: I) => callOf(caller, input)
  const reason = 'a test'
  return {
    moderation: async (query: Partial<InputOf<typeof listModeration>> = {}) =>
      parsed(listModeration, await listModeration.handler(call({ pageSize: 20, ...query }), ports)),
    moderationCase: async (analysisId: string) =>
      parsed(readModeration, await readModeration.handler(call({ analysisId }), ports)),
    flag: async (analysisId: string, said: Omit<InputOf<typeof flagAnyAnalysis>, 'analysisId'>) =>
      parsed(flagAnyAnalysis, await flagAnyAnalysis.handler(call({ analysisId, ...said }), ports)),
    approve: async (analysisId: string) =>
      parsed(approveAnalysis, await approveAnalysis.handler(call({ analysisId }), ports)),
    block: async (analysisId: string, withholds?: 'PHOTO' | 'ANSWER') =>
      parsed(
        blockAnalysis,
        await blockAnalysis.handler(
          call({ analysisId, reason, ...(withholds && { withholds }) }),
          ports,
        ),
      ),
    ban: async (uid: string) =>
      parsed(banForViolations, await banForViolations.handler(call({ uid, reason }), ports)),
    banPermanently: async (uid: string) =>
      parsed(banPermanently, await banPermanently.handler(call({ uid, reason }), ports)),
    unban: async (uid: string) => parsed(unban, await unban.handler(call({ uid }), ports)),
    resetQuota: async (uid: string) =>
      parsed(resetUserQuota, await resetUserQuota.handler(call({ uid }), ports)),
    retry: async (txId: string) =>
      parsed(retryTransaction, await retryTransaction.handler(call({ txId }), ports)),
    retryFailed: async () => parsed(retryFailed, await retryFailed.handler(call({}), ports)),
    assign: async (uid: string, permissions: Permission[], why?: string) =>
      parsed(
        assignPermissions,
        await assignPermissions.handler(
          call({ uid, permissions, ...(why === undefined ? {} : { reason: why }) }),
          ports,
        ),
      ),
    permissions: async (uid: string) =>
      parsed(listPermissions, await listPermissions.handler(call({ uid }), ports)),
    superadmins: async () =>
      parsed(listSuperadmins, await listSuperadmins.handler(call({}), ports)),
    users: async (query: Partial<InputOf<typeof listUsers>> = {}) =>
      parsed(listUsers, await listUsers.handler(call({ pageSize: 20, ...query }), ports)),
    verifyAudit: async (query: Partial<InputOf<typeof verifyAudit>> = {}) =>
      parsed(
        verifyAudit,
        await verifyAudit.handler(call({ stream: 'admin', after: 0, ...query }), ports),
      ),
    user: async (uid: string) => parsed(readUser, await readUser.handler(call({ uid }), ports)),
    transactions: async (query: Partial<InputOf<typeof listTransactions>> = {}) =>
      parsed(
        listTransactions,
        await listTransactions.handler(call({ pageSize: 20, ...query }), ports),
      ),
    audit: async (query: Partial<InputOf<typeof listAudit>> = {}) =>
      parsed(listAudit, await listAudit.handler(call({ pageSize: 100, ...query }), ports)),
  }
}

/** Signs up a user with a role. Each user gets a separate process, so that calls can race. */
export async function appoint(
  service: TestService,
  uid: string,
  role: User['role'],
): Promise<AdminClient> {
  await service.signUp(uid)
  await service.change(uid, (user) => ({ ...user, role }))
  return adminClientOf(service.instance().ports, callerOf(uid, { role }))
}

function parsed<S extends z.ZodType>(
  { output }: { output: { 200: S } },
  { body }: { body: unknown },
): z.output<S> {
  return output[200].parse(body)
}
