import { accounts, type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Endpoint, type Webhooks, webhooks } from '../../collections/webhooks.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Emails } from '../../domain/locales/mail-texts.ts'
import { budgetOf } from '../../domain/notices.ts'
import { endOfDay } from '../../domain/quota/quota.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Mail } from '../../ports/messages.ts'
import type { Ports } from '../../ports/ports.ts'
import { sweepDue } from '../background/due.ts'
import { takeBudget } from '../notices/mailbox.ts'

/** Mails the owners of disabled endpoints. No other code sends these mails. */
export function sweepOwnerNotices(ports: Ports, context: CallContext): Promise<void> {
  const notify = ({ id }: { id: string }) => notifyOwner(ports, id, context)
  return sweepDue(ports, webhooks, 'noticeAt', notify, context)
}

/**
 * Mails the owner about disabled endpoints. Marks an endpoint only after the mail server accepted
 * its mail. The sweeper retries for a day, or on the next day if the mailbox is at its daily limit.
 * Throws only if the next attempt cannot be stored.
 */
async function notifyOwner(
  ports: Ports,
  accountId: string,
  { requestId, signal }: CallContext,
): Promise<void> {
  try {
    const [known, account] = await ports.store.getAll(
      ref(webhooks, accountId),
      ref(accounts, accountId),
    )
    if (!known || known.noticeAt === null) return
    const unnotified = known.endpoints.filter(({ disabled }) => disabled && !disabled.isOwnerTold)
    const [owner] = account ? await ports.store.getAll(ref(users, account.ownerUid)) : []
    const told =
      account && owner?.email
        ? await mailEach(ports, unnotified, toOwner(account.ownerUid, owner, owner.email), signal)
        : unnotified
    const toldIds = new Set(told.map(({ id }) => id))
    await change(ports, accountId, signal, (current) =>
      withOwnerTold(current, ({ id }) => toldIds.has(id)),
    )
    if (told.length < unnotified.length)
      await putOff(ports, accountId, endOfDay(ports.clock.now()), signal)
  } catch (error) {
    const fields = { requestId, accountId, error: String(error) }
    ports.log.write('WARNING', 'Owner not told of a disabled webhook yet', fields)
    const again = addSeconds(ports.clock.now(), backgroundTiming.sendNotice.againSeconds)
    await putOff(ports, accountId, again, signal)
  }
}

function toOwner(uid: string, { emailVerified, language }: User, to: string) {
  const budget = budgetOf(uid, to, emailVerified)
  return { to, language: language ?? defaultLanguage, budget }
}

/** Returns the endpoints whose mails were sent. Stops when the day's budget is used up. */
async function mailEach(
  ports: Ports,
  endpoints: readonly Endpoint[],
  { to, language, budget }: ReturnType<typeof toOwner>,
  signal: AbortSignal,
): Promise<readonly Endpoint[]> {
  const told: Endpoint[] = []
  for (const endpoint of endpoints) {
    const noticeId = `${endpoint.id}_${endpoint.disabled?.at.getTime()}`
    if ((await takeBudget(ports, budget, [noticeId], signal)).length === 0) break
    await ports.mailer.send(notice(ports, { to, language }, endpoint))
    told.push(endpoint)
  }
  return told
}

/** Postpones refused mails, so that they do not delay other owners. Gives up after a day. */
async function putOff(
  ports: Ports,
  accountId: string,
  again: Date,
  signal: AbortSignal,
): Promise<void> {
  const { givenUpSeconds } = backgroundTiming.sendNotice
  await change(ports, accountId, signal, (current) => {
    if (current.noticeAt === null) return undefined
    const now = ports.clock.now()
    const next = withOwnerTold(current, ({ disabled }) =>
      disabled ? addSeconds(disabled.at, givenUpSeconds) <= now : false,
    )
    return { ...next, noticeAt: next.noticeAt && again }
  })
}

async function change(
  { store }: Ports,
  accountId: string,
  signal: AbortSignal,
  changed: (current: Webhooks) => Webhooks | undefined,
): Promise<void> {
  const accountRef = ref(webhooks, accountId)
  await store.transaction(async (database) => {
    const [current] = await database.getAll(accountRef)
    const next = current && changed(current)
    if (next) database.update(accountRef, next)
  }, signal)
}

/** Marks the endpoints whose owner was told. Keeps `noticeAt` while an endpoint needs a mail. */
function withOwnerTold(current: Webhooks, isTold: (endpoint: Endpoint) => boolean): Webhooks {
  const endpoints = current.endpoints.map((endpoint) =>
    endpoint.disabled && isTold(endpoint)
      ? { ...endpoint, disabled: { ...endpoint.disabled, isOwnerTold: true } }
      : endpoint,
  )
  const isOpen = endpoints.some(({ disabled }) => disabled && !disabled.isOwnerTold)
  return { ...current, endpoints, noticeAt: isOpen ? current.noticeAt : null }
}

function notice(
  { locales }: Ports,
  { to, language }: { to: string; language: string },
  { id, url, disabled }: Endpoint,
): Mail {
  const values = { webhookId: id, url: unlinkedHost(url) }
  if (disabled?.reason !== 'UNPROVEN') {
    const { texts } = locales.emailFor('webhookDisabled', language, values)
    return mailOf(to, texts, disabled?.reason === 'GONE' ? texts.gone : texts.failing)
  }
  // If a language lacks this reason, the whole mail uses the next language.
  const unproven = locales.emailFor('unprovenWebhook', language, values)
  const { texts } = locales.emailFor('webhookDisabled', unproven.language, values)
  return mailOf(to, texts, unproven.texts.reason)
}

/**
 * Writes the host so that no mail program turns it into a link. The owner chose the URL, and the
 * mail may reach a stranger, because nobody has verified the address.
 */
function unlinkedHost(url: string): string {
  return new URL(url).hostname.replaceAll('.', '[.]')
}

function mailOf(to: string, texts: Emails['webhookDisabled'], reason: string): Mail {
  return { to, subject: texts.subject, text: [reason, texts.address, texts.howTo].join('\n\n') }
}
