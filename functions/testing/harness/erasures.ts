import { collections } from '../../src/collections/index.ts'
import { cancelOwnErasure } from '../../src/operations/account/cancel-erasure.ts'
import { eraseAccount } from '../../src/operations/account/erase.ts'
import { sweepErasures } from '../../src/operations/erasure/sweep.ts'
import { onlyPorts } from '../../src/ports/ports.ts'
import { backgroundOf } from './background.ts'
import { callOf } from './client.ts'
import { context, streamsOf } from './exports.ts'
import type { Strike } from './process.ts'
import { callerOf, type TestService } from './service.ts'

export type Erasures = ReturnType<typeof erasuresOf>

/** Erasures in one process over the harness. A set of uids replaces the identity provider. */
export function erasuresOf(service: TestService) {
  const signIns = new Set<string>()
  const worker = (strike?: Strike) => {
    const instance = service.instance(strike)
    const { process } = instance
    instance.ports.model.background = backgroundOf(service, process)
    const ports = onlyPorts({
      ...instance.ports,
      objectStreams: streamsOf(service, process),
      identityRemoval: {
        remove: (uids: readonly string[]) =>
          process.call('identities.remove', async () => {
            for (const uid of uids) signIns.delete(uid)
          }),
      },
    })
    return {
      process,
      ports,
      erase: async (uid: string, confirm = uid, parts: Parameters<typeof callerOf>[1] = {}) =>
        (await eraseAccount.handler(callOf(callerOf(uid, parts), { confirm }), ports)).body as {
          uid: string
          status: string
          eraseAfter: string
        },
      cancel: async (uid: string, parts: Parameters<typeof callerOf>[1] = {}) =>
        (await cancelOwnErasure.handler(callOf(callerOf(uid, parts), {}), ports)).body,
      sweep: () => sweepErasures(ports, context),
    }
  }
  const steady = worker()
  return {
    service,
    signIns,
    worker,
    ...steady,
    /** Advances the clock past the grace period and the following hour, and runs the sweeps. */
    async settle(): Promise<void> {
      for (const seconds of [7 * 86_400, 70 * 60, 60]) {
        service.clock.advance(seconds)
        await steady.sweep()
      }
    },
  }
}

/** Returns every document, object and sign-in that still names the person. */
export function remains({ service, signIns }: Erasures, uid: string): string[] {
  const documents = collections.flatMap(({ name }) =>
    [...service.documents.all(name)].map(
      ([id, data]) => [`${name}/${id}`, `${name}/${id} ${JSON.stringify(data)}`] as const,
    ),
  )
  const named = new RegExp(`\\b${uid}\\b`)
  return [
    ...documents.filter(([, text]) => named.test(text)).map(([path]) => path),
    ...[...service.objects.keys()].filter((path) => named.test(path)),
    ...[...signIns].filter((signIn) => named.test(signIn)),
  ].toSorted()
}
