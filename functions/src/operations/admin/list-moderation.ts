import { moderationItems } from '../../collections/moderation.ts'
import { page } from '../../contract/examples/values.ts'
import { moderationItem } from '../../contract/schemas/admin.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import { endpoint } from '../endpoint.ts'
import { listPage } from '../list-page.ts'
import { waitingExample } from './examples.ts'
import { toModerationItem } from './moderation-item.ts'

export const listModeration = endpoint({
  id: 'admin.listModeration',
  route: {
    method: 'GET',
    path: '/v1/admin/moderation',
    credential: 'identity',
    access: 'admin',
    deadlineSeconds: 30,
  },
  summary: 'List the pending items of the moderation queue, oldest first',
  description: [
    'An item waits in the queue until a moderator approves or blocks its analysis.',
    'A page may be shorter than `pageSize`; the list ends when `nextPageToken` is absent.',
  ],
  query: pageQuery,
  output: { 200: pageOf(moderationItem) },
  problems: [],
  examples: {
    query: page.query,
    output: { 200: { items: [waitingExample], nextPageToken: page.nextPageToken } },
  },

  /**
   * Each item has a link to its photo, even if the photo is withheld from the user. The log records
   * who got which items.
   */
  async handler(call, ports) {
    const page = await listPage(ports, call.input, 'moderation', {
      collection: moderationItems,
      where: [{ field: 'status', operator: '==', value: 'PENDING' }],
      orderBy: { field: 'createdAt', direction: 'ascending' },
    })
    const items = await Promise.all(
      page.documents.map((document) => toModerationItem(ports, document, call)),
    )
    const { requestId, caller } = call
    const analysisIds = page.documents.map(({ id }) => id)
    ports.log.write('INFO', 'Moderation items read', { requestId, uid: caller.uid, analysisIds })
    return { status: 200, body: { items, ...page.next } }
  },
})
