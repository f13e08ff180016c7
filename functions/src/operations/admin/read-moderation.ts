import { z } from 'zod'
import { type User, users } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import {
  type Flag,
  flags,
  type ModerationItem,
  moderationItems,
} from '../../collections/moderation.ts'
import { analysisExample } from '../../contract/examples/analysis.ts'
import { email, ids } from '../../contract/examples/values.ts'
import {
  accessStatus,
  flag,
  moderationItem,
  uid,
  violations,
} from '../../contract/schemas/admin.ts'
import { model, servedLanguage } from '../../contract/schemas/analysis.ts'
import { nullableText, resourceId } from '../../contract/schemas/common.ts'
import { diagnosis } from '../../contract/schemas/diagnosis.ts'
import { toViolations } from '../../domain/access/violations.ts'
import { violatorOf } from '../../domain/analyses/moderation.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { accessOf } from './change-ban.ts'
import { flagExample, violationsExample, waitingExample } from './examples.ts'
import { toFlag, toModerationItem } from './moderation-item.ts'

const { outcome, headline, photo, plant, health, measurements, issues, question, plan, care } =
  analysisExample

const moderationParams = z.object({
  analysisId: resourceId.describe('The analysis of the moderation queue.'),
})
const moderationCase = moderationItem.extend({
  flags: z
    .array(
      flag.extend({
        text: z
          .string()
          .nullable()
          .describe(
            'The explanation in their own words; null if there is none, or it was deleted.',
          ),
      }),
    )
    .describe('The flags that people placed on it.'),
  diagnosis: diagnosis
    .nullable()
    .describe('The diagnosis, even if it is withheld; null if the user deleted it.'),
  language: servedLanguage
    .nullable()
    .describe('The language of its texts; null if the user deleted it.'),
  model: model.nullable(),
  user: violations
    .extend({
      uid: uid.describe('The user who gets a violation if the analysis is blocked.'),
      email: nullableText.describe('Their email address on record.'),
      status: accessStatus,
    })
    .nullable()
    .describe('The user who sent the photo; null if they were erased.'),
})

export const readModeration = endpoint({
  id: 'admin.readModeration',
  route: {
    method: 'GET',
    path: '/v1/admin/moderation/{analysisId}',
    credential: 'identity',
    access: 'admin',
  },
  summary: 'Read the photo, the diagnosis and the former violations behind a queue item',
  description: [
    'It shows the diagnosis even while it is withheld, but never where the photo was taken.',
    'Only a pending item can be read; an item that was decided returns 409.',
    'The operators keep a log of every moderator who reads an item.',
  ],
  params: moderationParams,
  output: { 200: moderationCase },
  problems: ['NOT_FOUND', 'MODERATION_STATE'],
  examples: {
    params: { analysisId: ids.analysis },
    output: {
      200: {
        ...waitingExample,
        flags: [{ ...flagExample, text: 'A neighbour stands behind the plant' }],
        diagnosis: {
          outcome,
          headline,
          photo,
          plant,
          health,
          measurements,
          issues,
          question,
          plan,
          care,
        },
        language: analysisExample.language,
        model: analysisExample.model,
        user: { uid: ids.user, email, status: 'active', ...violationsExample },
      },
    },
  },

  /** Costs 3 reads, and 1 more read for each flag. The log records who opened which item. */
  async handler(call, ports) {
    const { uid: moderator } = call.caller
    const { analysisId } = call.input
    const [item, analysis] = await ports.store.getAll(
      ref(moderationItems, analysisId),
      ref(analyses, analysisId),
    )
    if (!item && !analysis) throw problem('NOT_FOUND', 'There is no such analysis.')
    if (item?.status !== 'PENDING')
      throw problem('MODERATION_STATE', 'This analysis waits for no decision.')
    const uid = violatorOf(item)
    const [shown, [user, ...said]] = await Promise.all([
      toModerationItem(ports, { id: analysisId, data: item }, call),
      ports.store.getAll(ref(users, uid), ...item.flags.map(({ id }) => ref(flags, id))),
    ])
    const { requestId } = call
    ports.log.write('INFO', 'Moderation item read', { requestId, uid: moderator, analysisId })
    const { diagnosis = null, language = null, model = null } = analysis ?? {}
    const sender = user && toSender(uid, user)
    const found = { flags: withWords(item, said), diagnosis, language, model, user: sender ?? null }
    return { status: 200, body: { ...shown, ...found } }
  },
})

const toSender = (uid: string, user: User) => ({
  uid,
  email: user.email,
  status: accessOf(user.ban).status,
  ...toViolations(user),
})

/** Adds the texts of the flags. A text is null if its flag was erased or has expired. */
function withWords({ flags: known }: ModerationItem, said: (Flag | undefined)[]) {
  return known.map((flag, at) => ({ ...toFlag(flag), text: said[at]?.text ?? null }))
}
