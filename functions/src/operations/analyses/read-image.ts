import { z } from 'zod'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { imageExample } from '../../contract/examples/analysis.ts'
import { ids } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { image, linkLifetime } from '../../contract/schemas/image.ts'
import { isExpired, isPhotoWithheld } from '../../domain/analyses/analysis.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { linksTo } from '../photos/links.ts'

const readImageQuery = z.object({
  format: z
    .enum(['json'])
    .describe('`json` returns the links; without it the response redirects to the photo.')
    .optional(),
})

export const readImage = endpoint({
  id: 'analyses.readImage',
  route: {
    method: 'GET',
    path: '/v1/analyses/{id}/image',
    credential: 'identity|key',
    scopes: ['read'],
  },
  summary: 'Get a short-lived link to the optimised photo of an analysis',
  description: [
    `The link works for ${linkLifetime} without a credential: do not forward yours to it.`,
    '`format=json` returns the links in the body, for clients that keep headers in a redirect.',
    `The photo is a WebP of at most ${limits.image.sidePxMax} pixels a side; its thumbnail has at most 256.`,
  ],
  status: 302,
  params: idParams,
  query: readImageQuery,
  output: { 200: image, 302: null },
  problems: ['NOT_FOUND', 'IMAGE_NOT_FOUND'],
  examples: {
    params: { id: ids.analysis },
    query: { format: 'json' },
    output: { 200: imageExample },
  },

  /** Redirects to the photo or returns its links. Throws IMAGE_NOT_FOUND for a withheld photo. */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { id, format } = call.input
    const [stored] = await ports.store.getAll(ref(analyses, id))
    if (stored?.accountId !== accountId || isExpired(stored, ports.clock.now()))
      throw problem('NOT_FOUND')
    if (isPhotoWithheld(stored) || !(await ports.objects.exists(stored.storagePath, call)))
      throw problem('IMAGE_NOT_FOUND')
    const links = await linksTo(ports, stored)
    return format === 'json'
      ? { status: 200, body: links }
      : { status: 302, body: null, headers: { Location: links.url } }
  },
})
