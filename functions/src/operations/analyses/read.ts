import { z } from 'zod'
import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import type { Call } from '../../contract/endpoint.ts'
import { analysisExample } from '../../contract/examples/analysis.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { queryInteger, queryLanguage } from '../../contract/schemas/query.ts'
import { transaction } from '../../contract/schemas/transaction.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import { createPlaces } from '../../domain/places.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import type { Ports } from '../../ports/ports.ts'
import { endpoint } from '../endpoint.ts'
import { presentAnalysis } from '../photos/links.ts'
import { timedOut } from './steps/end-run.ts'

/** Pauses between the reads of a waiting poll. Most analyses end within the first pauses. */
const pausesMs = [400, 400, 400, 800, 1600] as const
const pauseMsMax = 2000

const { waitingPerAccountMax } = limits.transaction
const places = createPlaces(waitingPerAccountMax, {
  detail: `${waitingPerAccountMax} calls of the account wait for analyses already.`,
})

const readTransactionQuery = z.object({
  waitSeconds: queryInteger(0, limits.transaction.waitSecondsMax)
    .describe('How long the response may wait for the transaction to end.')
    .default(0),
  language: queryLanguage,
})

export const readAnalysis = endpoint({
  id: 'analyses.read',
  route: {
    method: 'GET',
    path: '/v1/analyses/{id}',
    credential: 'identity|key',
    scopes: ['read'],
    deadlineSeconds: 15,
  },
  summary: 'Read a transaction and, once completed, its analysis',
  description: [
    'Poll this endpoint: COMPLETED brings `analysis`, and FAILED brings `error`.',
    'With `waitSeconds` the answer comes as soon as the analysis ends.',
    '`language` renders our texts in another language; texts of a generative model stay.',
    `Reading costs no unit. At most ${waitingPerAccountMax} calls per account may wait at once; further calls may answer 429.`,
  ],
  params: idParams,
  query: readTransactionQuery,
  output: { 200: transaction },
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: ids.analysis },
    query: { waitSeconds: 10, language: 'de' },
    output: {
      200: {
        transactionId: ids.analysis,
        status: 'COMPLETED',
        createdAt: times.started,
        completedAt: times.completed,
        analysis: analysisExample,
      },
    },
  },

  /**
   * Costs 2 reads in one round trip. A poll that waits for ten seconds costs 12 reads. Throws
   * TOO_MANY_REQUESTS when too many polls of the account wait.
   */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { id, waitSeconds, language } = call.input
    if (waitSeconds > 0)
      await places.within(accountId, () => waitForEnd(ports, { id, accountId, waitSeconds }, call))
    const [transaction, stored] = await ports.store.getAll(ref(transactions, id), ref(analyses, id))
    const now = ports.clock.now()
    if (transaction?.accountId !== accountId || isExpired(transaction, now))
      throw problem('NOT_FOUND')
    const body = await answer(ports, { id, language }, transaction, stored, now)
    return { status: 200, body }
  },
})

/** Resolves when the transaction ends or is overdue, or when the wait or the call ends. */
async function waitForEnd(
  { store, clock }: Ports,
  { id, accountId, waitSeconds }: { id: string; accountId: string; waitSeconds: number },
  { signal, request }: Pick<Call, 'signal' | 'request'>,
): Promise<void> {
  const until = addSeconds(clock.now(), waitSeconds).getTime()
  for (let look = 0; ; look += 1) {
    const [transaction] = await store.getAll(ref(transactions, id))
    const now = clock.now()
    if (transaction?.accountId !== accountId || !isLive(transaction)) return
    const leftMs = until - now.getTime()
    if (leftMs <= 0 || signal.aborted || isOutOfTime(transaction, now)) return
    const pauseMs = Math.min(pausesMs[look] ?? pauseMsMax, leftMs)
    request.waits(pauseMs)
    await clock.sleep(pauseMs, signal)
  }
}

type Answer = z.input<typeof transaction>

async function answer(
  ports: Ports,
  { id, language }: { id: string; language: string | undefined },
  transaction: Transaction,
  stored: StoredAnalysis | undefined,
  now: Date,
): Promise<Answer> {
  const common = { transactionId: id, createdAt: transaction.createdAt.toISOString() }
  if (isOutOfTime(transaction, now))
    return {
      ...common,
      status: 'FAILED',
      completedAt: transaction.deadlineAt.toISOString(),
      error: timedOut,
    }
  if (isLive(transaction)) return { ...common, status: transaction.status }
  const completedAt = transaction.completedAt.toISOString()
  if (transaction.status === 'FAILED')
    return { ...common, status: 'FAILED', completedAt, error: transaction.error }
  if (!stored) throw problem('NOT_FOUND')
  return {
    ...common,
    status: 'COMPLETED',
    completedAt,
    analysis: await presentAnalysis(ports, id, stored, language),
  }
}
