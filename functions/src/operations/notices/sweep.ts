import { users } from '../../collections/accounts.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import { type Notice, type NoticeMail, notices } from '../../collections/notices.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { endOfDay } from '../../domain/quota/quota.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Mail } from '../../ports/messages.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument, StoreTransaction } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { takeMailbox } from './mailbox.ts'

const { againSeconds, givenUpSeconds } = backgroundTiming.sendNotice

/** A mail with more notices would be too long to read. The next sweep mails the other notices. */
const noticesPerMail = 200

type Waiting = StoredDocument<Notice>

/**
 * Mails each notice at least once, and deletes it only after the mail server accepted it. All
 * waiting notices of a user are one mail. Retries a refused mail for a day. If the mailbox has
 * reached its daily limit, the notices wait for the next UTC day.
 */
export function sweepNotices(ports: Ports, context: CallContext): Promise<void> {
  const mailed = new Set<string>()
  const step = async (notice: Waiting) => {
    const { uid } = notice.data
    if (mailed.has(uid)) return
    mailed.add(uid)
    await sendNotices(ports, notice, context)
  }
  return sweepDue(ports, notices, 'sweepAt', step, context)
}

async function sendNotices(ports: Ports, due: Waiting, context: CallContext): Promise<void> {
  const waiting = await takeTurn(ports, await dueWith(ports, due), context)
  const [oldest] = waiting
  if (!oldest) return
  const [user] = await ports.store.getAll(ref(users, due.data.uid))
  if (user?.email) {
    const { email, language } = user
    if (!(await takeMailbox(ports, { noticeId: oldest.id, email }, context.signal)))
      return changeEach(ports, waiting, putOff(ports), context)
    await ports.mailer.send(mailOf(ports.locales, email, language ?? defaultLanguage, waiting))
  }
  await changeEach(ports, waiting, (database, notice) => database.remove(notice), context)
}

/** The ids of the notice and of the same user's other notices that are due. Costs 1 query. */
async function dueWith({ store, clock }: Ports, { id, data: { uid } }: Waiting) {
  const others = await store.query(notices, {
    where: [{ field: 'uid', operator: '==', value: uid }],
    orderBy: { field: 'uid', direction: 'ascending' },
    limit: noticesPerMail,
  })
  const due = others.filter(({ data }) => data.sweepAt <= clock.now())
  return [...new Set([id, ...due.map((other) => other.id)])]
}

function putOff({ clock }: Ports) {
  return (database: StoreTransaction, noticeRef: Ref<Notice>, notice: Notice): void => {
    // Waiting for the mailbox is no failure of the mail server.
    const { triedSince: _triedSince, ...waiting } = notice
    database.update(noticeRef, { ...waiting, sweepAt: endOfDay(clock.now()) })
  }
}

async function changeEach(
  { store }: Ports,
  waiting: readonly Waiting[],
  change: (database: StoreTransaction, noticeRef: Ref<Notice>, notice: Notice) => void,
  { signal }: CallContext,
): Promise<void> {
  const refs = waiting.map(({ id }) => ref(notices, id))
  await store.transaction(async (database) => {
    const found = await database.getAll(...refs)
    for (const [at, noticeRef] of refs.entries()) {
      const notice = found[at]
      if (notice) change(database, noticeRef, notice)
    }
  }, signal)
}

/** Reserves notices for this sweep, oldest first. Leaves out notices of another sweep. */
function takeTurn(
  { store, clock, log }: Ports,
  ids: readonly string[],
  { requestId, signal }: CallContext,
): Promise<Waiting[]> {
  const refs = ids.map((id) => ref(notices, id))
  return store.transaction(async (database) => {
    const found = await database.getAll(...refs)
    const now = clock.now()
    const taken = refs.flatMap((noticeRef, at) => {
      const notice = found[at]
      if (!notice || notice.sweepAt > now) return []
      const triedSince = notice.triedSince ?? now
      if (addSeconds(triedSince, givenUpSeconds) > now) {
        const sweepAt = addSeconds(now, againSeconds)
        database.update(noticeRef, { ...notice, sweepAt, triedSince })
        return [{ id: noticeRef.id, data: notice }]
      }
      log.write('WARNING', 'Notice given up', { requestId, notice: notice.mail.name })
      database.remove(noticeRef)
      return []
    })
    return taken.toSorted((one, other) => Number(one.data.createdAt) - Number(other.data.createdAt))
  }, signal)
}

function mailOf(locales: Locales, to: string, language: string, waiting: readonly Waiting[]): Mail {
  const mails = waiting.map(({ data }) => textsOf(locales, language, data.mail).texts)
  const subjects = new Set(mails.map(({ subject }) => subject))
  const paragraphs = mails.flatMap(({ subject: _subject, ...texts }) =>
    Object.values<string>(texts),
  )
  return { to, subject: [...subjects].join(' · '), text: paragraphs.join('\n\n') }
}

function textsOf(locales: Locales, language: string, mail: NoticeMail) {
  const { name, ...values } = mail
  const shown = Object.entries<string | Date>(values).map(([key, value]) => [
    key,
    value instanceof Date ? minuteOf(value) : value,
  ])
  return locales.emailFor(name, language, Object.fromEntries(shown))
}

/** Formats a time as `2026-11-27 08:00 UTC`, because every language can read digits. */
function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
