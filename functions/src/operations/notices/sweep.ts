import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Notice, type NoticeMail, notices } from '../../collections/notices.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import { endOfDay } from '../../domain/quota/quota.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { takeMailbox } from './mailbox.ts'

const { againSeconds, givenUpSeconds } = backgroundTiming.sendNotice

/**
 * Mails each notice at least once, and deletes the notice only after the mail server accepted it.
 * Retries a failed mail for a day. If the mailbox has reached its daily limit, the notice waits for
 * the next UTC day.
 */
export function sweepNotices(ports: Ports, context: CallContext): Promise<void> {
  const step = ({ id }: StoredDocument<Notice>) => sendNotice(ports, id, context)
  return sweepDue(ports, notices, 'sweepAt', step, context)
}

async function sendNotice(ports: Ports, id: string, context: CallContext): Promise<void> {
  const notice = await takeTurn(ports, id, context)
  if (!notice) return
  const [user] = await ports.store.getAll(ref(users, notice.uid))
  if (user?.email) {
    const { email } = user
    if (!(await takeMailbox(ports, { noticeId: id, email }, context.signal)))
      return putOff(ports, id, context)
    const { texts } = textsOf(ports.locales, user.language ?? defaultLanguage, notice.mail)
    const { subject, ...paragraphs } = texts
    const text = Object.values<string>(paragraphs).join('\n\n')
    await ports.mailer.send({ to: email, subject, text })
  }
  await ports.store.transaction(async (database) => {
    const [current] = await database.getAll(ref(notices, id))
    if (current) database.remove(ref(notices, id))
  }, context.signal)
}

function putOff({ store, clock }: Ports, id: string, { signal }: CallContext): Promise<void> {
  const noticeRef = ref(notices, id)
  return store.transaction(async (database) => {
    const [notice] = await database.getAll(noticeRef)
    if (notice) database.update(noticeRef, { ...notice, sweepAt: endOfDay(clock.now()) })
  }, signal)
}

/** Reserves a notice for this sweep. Returns undefined for a notice that is too old or reserved. */
function takeTurn(
  { store, clock, log }: Ports,
  id: string,
  { requestId, signal }: CallContext,
): Promise<Notice | undefined> {
  const noticeRef = ref(notices, id)
  return store.transaction(async (database) => {
    const [notice] = await database.getAll(noticeRef)
    const now = clock.now()
    if (!notice || notice.sweepAt > now) return undefined
    if (addSeconds(notice.createdAt, givenUpSeconds) > now) {
      database.update(noticeRef, { ...notice, sweepAt: addSeconds(now, againSeconds) })
      return notice
    }
    log.write('WARNING', 'Notice given up', { requestId, notice: notice.mail.name })
    database.remove(noticeRef)
    return undefined
  }, signal)
}

function textsOf(locales: Locales, language: string, mail: NoticeMail) {
  if (mail.name === 'erasureScheduled')
    return locales.emailFor(mail.name, language, { eraseAfter: minuteOf(mail.eraseAfter) })
  const { apiKeyId, last4, at } = mail
  return locales.emailFor(mail.name, language, { apiKeyId, last4, at: minuteOf(at) })
}

/** Formats a time as `2026-11-27 08:00 UTC`, because every language can read digits. */
function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
