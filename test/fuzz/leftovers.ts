import { base64Of } from '@plant/testing/harness/plants'
import type { Change } from './judge.ts'
import type { Scene } from './scene.ts'

type Exception = {
  /** The codes of the refusals, or `any`. */
  after: readonly string[] | 'any'
  /** What changes, by collection: a `new` document, `any` document, or fields of known ones. */
  leaves: Readonly<Record<string, readonly string[] | 'new' | 'any'>>
  why: string
  /** A refused request that leaves exactly this. */
  example(scene: Scene): { caller: string; method: string; path: string; fields: object }
}

const photo = (subject: 'garbage' | 'virus') => ({
  caller: 'owner',
  method: 'POST',
  path: '/v1/analyses/sync',
  fields: { imageBase64: base64Of(subject) },
})

/** What a refused request may leave in the database. */
export const exceptions: readonly Exception[] = [
  {
    after: 'any',
    leaves: { users: 'new', accounts: 'new' },
    why: 'the first call of a person creates the account, whatever the call asks',
    example: () => ({ caller: 'newcomer', method: 'POST', path: '/v1/folders', fields: {} }),
  },
  {
    after: 'any',
    leaves: { apiKeys: ['lastUsedAt'] },
    why: 'the use of an API key is recorded, even if its request is refused',
    example: () => ({ caller: 'key to read', method: 'POST', path: '/v1/iot/devices', fields: {} }),
  },
  {
    after: ['INVITATION_INVALID'],
    leaves: { invitationTries: 'any' },
    why: 'guesses of a mailed password are counted',
    example: ({ has }) => ({
      caller: 'nothing',
      method: 'POST',
      path: '/v1/invitations/verify',
      fields: { invitationId: has['own']?.invitationId, otp: '00000000' },
    }),
  },
  {
    after: ['IMAGE_UNDECODABLE', 'IMAGE_TOO_LARGE'],
    leaves: { transactions: 'new', users: ['quota'] },
    why: 'a photo that nobody can read has a failed transaction, whose unit goes back',
    example: () => photo('garbage'),
  },
  {
    after: ['IMAGE_INFECTED'],
    leaves: {
      transactions: 'new',
      users: ['quota'],
      securityIncidents: 'new',
      malwareTallies: 'any',
      audit: 'new',
      auditHeads: 'any',
    },
    why: 'malware has an incident',
    example: () => photo('virus'),
  },
]

/** Whether an exception allows a refusal with this code to leave the change. */
export function isAllowed(change: Change, code: unknown): boolean {
  return exceptions.some(({ after, leaves }) => {
    const allowed = leaves[change.collection]
    if (allowed === undefined) return false
    if (after !== 'any' && after.every((each) => each !== code)) return false
    if (typeof allowed === 'string') return allowed === 'any' || change.isNew
    return change.fields.every((field) => allowed.includes(field))
  })
}
