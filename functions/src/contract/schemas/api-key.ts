import { z } from 'zod'
import { named } from '../names.ts'
import { scopes } from '../scope.ts'
import { distinct, nullableText, time } from './common.ts'

/** The scopes that a caller gives to a key. */
export const scopesOfBody = distinct(z.enum(scopes), 1, scopes.length)
/** The scopes of a key, in the order of the contract. */
export const scopesOfKey = z.array(z.enum(scopes)).describe('What the key may do.')

/** A new key with its secret. No later response contains the secret. */
export const createdApiKey = z.object({
  id: z.string().describe('The id of the key.'),
  token: z.string().describe('The whole key, shown this once.'),
  name: nullableText.describe('What the key is for; null if it has no name.'),
  last4: z.string().describe('The last four characters, to recognise it by.'),
  scopes: scopesOfKey,
  createdAt: time.describe('When it was created.'),
  expiresAt: time.nullable().describe('When the key expires; null if it never does.'),
})

/** What a key, its exchanged tokens and the keys that it made have made, and what still works. */
export const madeByKey = z.object({
  keys: z
    .array(
      named(
        'KeyOfKey',
        z.object({
          id: z.string().describe('The id of the key.'),
          name: nullableText.describe('What the key is for; null if it has no name.'),
          display: z.string().describe('The prefix and the last four characters.'),
          createdAt: time.describe('When it was created.'),
        }),
      ),
    )
    .describe('Keys that the key made, also in turn; `DELETE /v1/tokens/{id}` revokes one.'),
  webhooks: z
    .array(
      named(
        'WebhookOfKey',
        z.object({
          id: z.string().describe('The id of the webhook.'),
          url: z.string().describe('The URL that gets the events.'),
          createdAt: time.describe('When it was registered.'),
        }),
      ),
    )
    .describe('Webhooks that the key registered; `DELETE /v1/webhooks/{id}` removes one.'),
  members: z
    .array(
      named(
        'MemberOfKey',
        z.object({
          invitationId: z.string().describe('The id of the invitation.'),
          email: z.string().describe('The email address of the member.'),
          joinedAt: time.describe('When the member joined.'),
        }),
      ),
    )
    .describe(
      'Members who joined through invitations of the key; `DELETE /v1/invitations/{id}` removes one.',
    ),
})
