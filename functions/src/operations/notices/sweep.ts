import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type NoticeMail, notices, type WaitingNotices } from '../../collections/notices.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { withoutNotices } from '../../domain/notices.ts'
import { endOfDay } from '../../domain/quota/quota.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Mail } from '../../ports/messages.ts'
import type { Ports } from '../../ports/ports.ts'
import { sweepDue } from '../background/due.ts'
import { takeMailbox } from './mailbox.ts'

const { againSeconds, givenUpSeconds } = backgroundTiming.sendNotice

type Told = Pick<WaitingNotices, 'entries' | 'more'>

/**
 * Mails each notice at least once, and deletes it only after the mail server accepted it. All
 * waiting notices of a user are one mail. Retries a refused mail for a day. If the mailbox has
 * reached its daily limit, the notices wait for the next UTC day.
 */
export function sweepNotices(ports: Ports, context: CallContext): Promise<void> {
  return sweepDue(ports, notices, 'sweepAt', ({ id }) => sendNotices(ports, id, context), context)
}

async function sendNotices(ports: Ports, uid: string, context: CallContext): Promise<void> {
  const told = await takeTurn(ports, uid, context)
  const [oldest] = told?.entries ?? []
  if (!told || !oldest) return
  const [user] = await ports.store.getAll(ref(users, uid))
  if (user?.email) {
    const { email, language } = user
    if (!(await takeMailbox(ports, { noticeId: oldest.id, email }, context.signal)))
      return change(ports, uid, putOff, context)
    await ports.mailer.send(mailOf(ports.locales, email, language ?? defaultLanguage, told))
  }
  await change(ports, uid, (waiting, now) => withoutNotices(waiting, told, now), context)
}

function putOff(waiting: WaitingNotices, now: Date): WaitingNotices {
  // Waiting for the mailbox is no failure of the mail server.
  const entries = waiting.entries.map(({ triedSince: _triedSince, ...notice }) => notice)
  return { ...waiting, entries, sweepAt: endOfDay(now) }
}

/** Replaces the user's waiting notices, or removes them if `next` returns undefined. */
function change(
  { store, clock }: Ports,
  uid: string,
  next: (waiting: WaitingNotices, now: Date) => WaitingNotices | undefined,
  { signal }: CallContext,
): Promise<void> {
  const waitingRef = ref(notices, uid)
  return store.transaction(async (database) => {
    const [waiting] = await database.getAll(waitingRef)
    if (!waiting) return
    const changed = next(waiting, clock.now())
    if (changed) database.update(waitingRef, changed)
    else database.remove(waitingRef)
  }, signal)
}

/** Reserves a user's notices for this sweep. Returns undefined if another sweep has them. */
function takeTurn(
  { store, clock, log }: Ports,
  uid: string,
  { requestId, signal }: CallContext,
): Promise<Told | undefined> {
  const waitingRef = ref(notices, uid)
  return store.transaction(async (database) => {
    const [waiting] = await database.getAll(waitingRef)
    const now = clock.now()
    if (!waiting || waiting.sweepAt > now) return undefined
    const tried = waiting.entries.map((notice) => ({
      ...notice,
      triedSince: notice.triedSince ?? now,
    }))
    const entries = tried.filter(({ triedSince }) => addSeconds(triedSince, givenUpSeconds) > now)
    const given = tried.length - entries.length
    if (given > 0) log.write('WARNING', 'Notices given up', { requestId, notices: given })
    if (entries.length === 0) {
      database.remove(waitingRef)
      return undefined
    }
    database.update(waitingRef, { ...waiting, entries, sweepAt: addSeconds(now, againSeconds) })
    return { entries, more: waiting.more }
  }, signal)
}

function mailOf(locales: Locales, to: string, language: string, { entries, more }: Told): Mail {
  const mails = entries.map(({ mail }) => textsOf(locales, language, mail).texts)
  const subjects = new Set(mails.map(({ subject }) => subject))
  const listed = mails.flatMap(({ subject: _subject, ...texts }) => Object.values<string>(texts))
  const counted =
    more > 0 ? [locales.emailFor('moreNotices', language, { count: `${more}` }).texts.more] : []
  return { to, subject: [...subjects].join(' · '), text: [...listed, ...counted].join('\n\n') }
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
