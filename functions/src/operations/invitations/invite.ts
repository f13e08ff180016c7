import { z } from 'zod'
import { type Account, accounts } from '../../collections/accounts.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import {
  type Invitation,
  invitationSets,
  type MailsToAddress,
  mailsToAddresses,
  type OpenInvitations,
} from '../../collections/invitations.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { languageTag, time } from '../../contract/schemas/common.ts'
import {
  mailboxOf,
  nextMailAt,
  normalAddress,
  pendingInvitation,
  withoutOpen,
} from '../../domain/access/invitation.ts'
import { mailRefusal, withMail, withoutMail } from '../../domain/access/invitation-mails.ts'
import { chooseLanguage } from '../../domain/locales/choose-language.ts'
import { sameLanguage } from '../../domain/locales/match-language.ts'
import { problem } from '../../domain/problem.ts'
import { endOfDay } from '../../domain/quota/quota.ts'
import { secondsUntil } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import { type Mail, MailRefused } from '../../ports/messages.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { callingKey, type LastingCall, madeBy } from '../api-keys/calling-key.ts'
import { endpoint } from '../endpoint.ts'
import {
  claimOf,
  type KeyClaim,
  type Made,
  madeBefore,
  noteMade,
  replayed,
  stillThere,
} from '../idempotency-keys/claim.ts'
import { invitationMail } from './mail.ts'
import { invitationRefs } from './refs.ts'

type Invite = {
  id: string
  accountId: string
  email: string
  passwordDigest: string
  call: LastingCall
}
/** The documents that count the mails of an account and the mails to an address. */
type MailedRefs = { set: Ref<OpenInvitations>; toAddress: Ref<MailsToAddress> }
type Entered =
  | { kind: 'ENTERED'; invitation: Invitation; account: Account }
  | { kind: 'REPEAT'; invitation: Invitation }

const inviteBody = z.object({
  email: z
    .string()
    .trim()
    .max(limits.invitation.emailCharactersMax)
    .pipe(z.email())
    .meta({ format: 'email' })
    .describe('The email address to invite.'),
  language: languageTag
    .describe("The BCP 47 tag of the email's language; defaults to the caller's.")
    .optional(),
})
const invited = z.object({
  invitationId: z.string().describe('The id of the invitation.'),
  email: z.string().describe('The invited email address.'),
  status: z.literal('pending').describe('Always `pending`.'),
  expiresAt: time.describe('When its one-time password expires.'),
})

export const invite = endpoint({
  id: 'invitations.invite',
  route: {
    method: 'POST',
    path: '/v1/invitations/invite',
    credential: 'identity',
    scopes: ['read', 'analyse', 'manage'],
    access: 'owner',
  },
  summary: 'Send a worker an invitation with a one-time password',
  description: [
    `The service sends the one-time password by email only; it expires after ${limits.invitation.lifetimeHours} hours.`,
    `Inviting the same address again, after at least ${limits.invitation.resendCooldownSeconds} seconds, replaces the password.`,
    'Emails per account and per address are limited each UTC day; beyond the limit it returns 429.',
  ],
  body: inviteBody,
  output: { 200: invited },
  idempotent: true,
  problems: ['CONFLICT', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  examples: {
    body: { email: 'grace@example.com', language: 'en' },
    output: {
      200: {
        invitationId: ids.invitation,
        email: 'grace@example.com',
        status: 'pending',
        expiresAt: times.nextDay,
      },
    },
  },

  /**
   * Costs at most 5 reads and 4 writes, 1 more read for a key, and 2 more reads and writes with an
   * Idempotency-Key. A pending invitation gets a new password and new attempts. Throws
   * `Unavailable` if the mail was not sent, ALREADY_EXISTS for a worker of the account,
   * TOO_MANY_REQUESTS and LIMIT_REACHED.
   */
  async handler(call, ports) {
    const { accountId, language } = call.caller
    const { email } = call.input
    const id = ports.oneTimePasswords.invitationId(accountId, normalAddress(email))
    const password = ports.oneTimePasswords.create()
    const claim = claimOf(call, 'invitations.invite')
    const toAddress = ref(mailsToAddresses, ports.oneTimePasswords.addressId(mailboxOf(email)))
    const refs = { set: ref(invitationSets, accountId), toAddress, claim }
    const passwordDigest = ports.oneTimePasswords.digest(id, password)
    const wanted = { id, accountId, email, passwordDigest, call }
    const entered = await ports.store.transaction(
      (database) => enter(database, refs, wanted, ports.clock.now()),
      call.signal,
    )
    const { createdAt, validUntil } = entered.invitation
    const expiresAt = validUntil.toISOString()
    const body = { invitationId: id, email, status: 'pending', expiresAt } as const
    if (entered.kind === 'REPEAT') return { status: 200, body, headers: replayed }
    const { account } = entered
    const asked = chooseLanguage(call.input.language, language, call.acceptLanguage, (tag) =>
      sameLanguage(tag, ports.locales.emailFor('invitation', tag, { account: '' }).language),
    )
    const parts = { to: email, accountName: account.name, invitationId: id, password }
    await mail(ports, invitationMail(ports, parts, asked), refs, { id, account }, call.signal)
    await noteMailed(ports, claim, { id, createdAt }, call)
    return { status: 200, body }
  },
})

async function mail(
  ports: Ports,
  letter: Mail,
  refs: MailedRefs,
  invited: { id: string; account: Account },
  signal: AbortSignal,
): Promise<void> {
  try {
    await ports.mailer.send(letter)
  } catch (error) {
    if (!(error instanceof MailRefused)) await takeMailBack(ports, refs, invited, signal)
    throw error
  }
}

/** Reverses the count of an unsent mail, so that the owner need not wait to invite again. */
async function takeMailBack(
  { store }: Ports,
  refs: MailedRefs,
  { id, account }: { id: string; account: Account },
  signal: AbortSignal,
): Promise<void> {
  await store.transaction(async (database) => {
    const [set, toAddress] = await database.getAll(refs.set, refs.toAddress)
    if (!set) return
    const counted = account.type === 'personal' ? toAddress : undefined
    const counts = withoutMail({ mailed: set.mailed, toAddress: counted }, id)
    const recent = set.recent.filter((mail) => mail.id !== id)
    database.update(refs.set, { ...set, recent, ...(counts.mailed && { mailed: counts.mailed }) })
    if (counts.toAddress) database.update(refs.toAddress, counts.toAddress)
  }, signal)
}

/**
 * Stores the key's result only after the mail was sent, so that a repeated call sends a lost mail.
 * A failure is only logged, because the call itself has succeeded.
 */
async function noteMailed(
  { store, clock, log }: Ports,
  claim: KeyClaim,
  made: Made,
  { signal, requestId }: CallContext,
): Promise<void> {
  if (claim.refs.length === 0) return
  try {
    await store.transaction(async (database) => {
      const [key] = await database.getAll(...claim.refs)
      noteMade(database, claim, key, made, clock.now())
    }, signal)
  } catch (error) {
    const fields = { requestId, invitationId: made.id, error: String(error) }
    log.write('WARNING', 'a repeat of an invitation will mail it again', fields)
  }
}

async function enter(
  database: StoreTransaction,
  { claim, ...refs }: MailedRefs & { claim: KeyClaim },
  { id, call, ...parts }: Invite,
  now: Date,
): Promise<Entered> {
  const { invitation: invitationRef, tries: triesRef } = invitationRefs(id)
  const accountRef = ref(accounts, parts.accountId)
  const [known, tries, set, account, toAddress, key] = await database.getAll(
    ...([invitationRef, triesRef, refs.set, accountRef, refs.toAddress, ...claim.refs] as const),
  )
  if (!account) throw problem('UNAUTHENTICATED')
  const made = madeBefore(claim, key, now)
  const others = withoutOpen(set, id, now)
  requireNoWorker(known, id)
  if (made) return { kind: 'REPEAT', invitation: stillThere(made, known) }
  requireRoom(others, id, now)
  const counts = { mailed: set?.mailed, toAddress }
  const detail = mailRefusal(account.type, counts, id, now)
  if (detail !== undefined) throw tooManyRequests(detail, endOfDay(now), now)
  const by = madeBy(await callingKey(database, call, now))
  const invitation = pendingInvitation(known, { ...parts, ...by }, now)
  database.put(invitationRef, known, invitation)
  if (tries) database.remove(triesRef)
  const counted = withMail(counts, id, now)
  database.put(refs.set, set, {
    entries: [...others.entries, { id, validUntil: invitation.validUntil }],
    recent: [...others.recent, { id, sentAt: now }],
    mailed: counted.mailed,
  })
  if (account.type === 'personal') database.put(refs.toAddress, toAddress, counted.toAddress)
  noteMade(database, claim, key, null, now)
  return { kind: 'ENTERED', invitation, account }
}

function requireNoWorker(known: Invitation | undefined, id: string): void {
  if (known?.status !== 'redeemed') return
  const detail = 'This address belongs to a worker of the account already.'
  throw problem('ALREADY_EXISTS', { detail, existingId: id })
}

function requireRoom(others: OpenInvitations, id: string, now: Date): void {
  const mailAt = nextMailAt(others.recent, id, now)
  if (mailAt > now)
    throw tooManyRequests('An invitation was mailed less than a minute ago.', mailAt, now)
  const { openPerAccountMax } = limits.invitation
  if (others.entries.length >= openPerAccountMax)
    throw problem('LIMIT_REACHED', `At most ${openPerAccountMax} invitations may be open.`)
}

function tooManyRequests(detail: string, retryAt: Date, now: Date) {
  return problem('TOO_MANY_REQUESTS', { detail, retryAfterSeconds: secondsUntil(retryAt, now) })
}
