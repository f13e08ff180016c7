import { ref } from '../../collections/collection.ts'
import { exports } from '../../collections/personal-data.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { personalDataExport } from '../../contract/schemas/account.ts'
import { problem } from '../../domain/problem.ts'
import { callingKey } from '../api-keys/calling-key.ts'
import { endpoint } from '../endpoint.ts'
import { exportAnswer, isServed } from './personal-export.ts'

export const readExport = endpoint({
  id: 'account.readExport',
  route: {
    method: 'GET',
    path: '/v1/gdpr/export',
    credential: 'identity',
    scopes: ['read', 'manage'],
  },
  summary: 'Read the progress of the last export',
  description: [
    'This call never starts an export.',
    'It returns 404 if the account has no export, or if the last one has expired.',
    'An export that is older than the last block of a photo counts as expired.',
  ],
  output: { 200: personalDataExport },
  problems: ['NOT_FOUND'],
  examples: {
    output: { 200: { exportId: ids.export, status: 'pending', requestedAt: times.started } },
  },

  /**
   * Returns the state of the caller's export, and never starts an export. Costs 1 read, up to 2
   * more for a ready export, and 1 more for a key.
   */
  async handler(call, ports) {
    const { uid } = call.caller
    const now = ports.clock.now()
    await callingKey(ports.store, call, now)
    const [known] = await ports.store.getAll(ref(exports, uid))
    if (!known || !(await isServed(ports.store, call.caller, known, now)))
      throw problem('NOT_FOUND')
    return { status: 200, body: await exportAnswer(ports, uid, known) }
  },
})
