import { type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import {
  type Notice,
  type NoticeMail,
  notices,
  type WaitingNotices,
} from '../../collections/notices.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { budgetOf, withoutNotices } from '../../domain/notices.ts'
import { endOfDay } from '../../domain/quota/quota.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Mail } from '../../ports/messages.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { runDueBatches, runEach } from '../background/due.ts'
import { takeBudget } from './mailbox.ts'

const { againSeconds, givenUpSeconds } = backgroundTiming.sendNotice

type Told = Pick<WaitingNotices, 'entries' | 'more'>
/** A user's notices that this sweep reserved. */
type Turn = { uid: string; user: User | undefined; oldest: Notice; told: Told }

/**
 * Mails each notice at least once, and deletes it only after the mail server accepted it. All
 * waiting notices of a user are one mail. Retries a refused mail for a day. If the day's budget is
 * used up, the notices wait for the next UTC day, and those that wait longest come first.
 */
export function sweepNotices(ports: Ports, context: CallContext): Promise<void> {
  const run = async (due: readonly StoredDocument<WaitingNotices>[]) => {
    const turns = await takeTurns(ports, due, context)
    const byBudget = Map.groupBy(turns, ({ uid, user }) =>
      user?.email ? budgetOf(uid, user.email, user.emailVerified) : undefined,
    )
    const mailing = [...byBudget].map(([budget, each]) => mailAll(ports, budget, each, context))
    await runEach(ports, context, mailing)
  }
  return runDueBatches(ports, notices, 'sweepAt', run, context)
}

/** Reserves the notices of several users. Returns the notices that wait longest first. */
async function takeTurns(
  ports: Ports,
  due: readonly StoredDocument<WaitingNotices>[],
  context: CallContext,
): Promise<Turn[]> {
  const turns: Turn[] = []
  const taking = due.map(async ({ id: uid }) => {
    const told = await takeTurn(ports, uid, context)
    const [oldest] = told?.entries ?? []
    if (!told || !oldest) return
    // If one user's document cannot be read, the others still get their mails.
    const [user] = await ports.store.getAll(ref(users, uid))
    turns.push({ uid, user, oldest, told })
  })
  await runEach(ports, context, taking)
  return turns.toSorted(
    (one, other) => Number(one.oldest.createdAt) - Number(other.oldest.createdAt),
  )
}

/** Mails to users who share a budget. Users without an address get no mail. */
async function mailAll(
  ports: Ports,
  budget: string | undefined,
  turns: readonly Turn[],
  context: CallContext,
): Promise<void> {
  const noticeIds = turns.map(({ oldest }) => oldest.id)
  const admitted =
    budget === undefined ? noticeIds : await takeBudget(ports, budget, noticeIds, context.signal)
  const mailing = turns.map(async ({ uid, user, oldest, told }) => {
    if (!admitted.includes(oldest.id))
      return change(ports, uid, putOff(ports, uid, context), context)
    if (user?.email)
      await ports.mailer.send(
        mailOf(ports.locales, user.email, user.language ?? defaultLanguage, told),
      )
    await change(ports, uid, (waiting, now) => withoutNotices(waiting, told, now), context)
  })
  await runEach(ports, context, mailing)
}

/** Notices that expire before the next UTC day are given up. */
function putOff({ log }: Ports, uid: string, { requestId }: CallContext) {
  return (waiting: WaitingNotices, now: Date): WaitingNotices | undefined => {
    const sweepAt = endOfDay(now)
    if (waiting.expiresAt <= sweepAt) {
      const fields = { requestId, uid, notices: waiting.entries.length + waiting.more }
      log.write('WARNING', 'Notices given up', { ...fields, reason: 'MAILBOX_FULL' })
      return undefined
    }
    // Waiting for the mailbox is no failure of the mail server.
    const entries = waiting.entries.map(({ triedSince: _triedSince, ...notice }) => notice)
    return { ...waiting, entries, sweepAt }
  }
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
    if (given > 0)
      log.write('WARNING', 'Notices given up', {
        requestId,
        uid,
        notices: given,
        reason: 'REFUSED',
      })
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
