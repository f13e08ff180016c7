import { ref } from '../../collections/collection.ts'
import { webhooks } from '../../collections/webhooks.ts'
import { page } from '../../contract/examples/values.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import { webhook } from '../../contract/schemas/webhook.ts'
import { endpoint } from '../endpoint.ts'
import { listPage } from '../list-page.ts'
import { toWebhook } from './endpoints.ts'
import { webhookExample } from './examples.ts'

export const listWebhooks = endpoint({
  id: 'webhooks.list',
  route: {
    method: 'GET',
    path: '/v1/webhooks',
    credential: 'identity',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'List the registered callback URLs',
  description: [
    'Webhooks are listed newest first, without their secrets.',
    'The `status` of each webhook shows whether it is disabled.',
  ],
  query: pageQuery,
  output: { 200: pageOf(webhook) },
  problems: [],
  examples: {
    query: page.query,
    output: { 200: { items: [webhookExample], nextPageToken: page.nextPageToken } },
  },

  async handler({ caller: { accountId }, input }, ports) {
    const [account] = await ports.store.getAll(ref(webhooks, accountId))
    const entries = account?.endpoints ?? []
    const page = await listPage(ports, input, `webhooks\n${accountId}`, { entries })
    return {
      status: 200,
      body: { items: page.documents.map(({ data }) => toWebhook(data)), ...page.next },
    }
  },
})
