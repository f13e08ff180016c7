import { setTimeout as wait } from 'node:timers/promises'
import { stack } from './stack.ts'

/** How long to wait for a mail. The sweeper sends some mails, and is slow on a busy machine. */
const patienceMs = 50_000

export type ReceivedMail = { to: string; subject: string; text: string; html: string }

/** Waits for `count` mails to an address and returns them, oldest first. */
export async function mailsTo(address: string, count = 1): Promise<ReceivedMail[]> {
  const limit = AbortSignal.timeout(patienceMs)
  while (!limit.aborted) {
    const mails = (await (await fetch(stack.MAIL_URL)).json()) as ReceivedMail[]
    const received = mails.filter(({ to }) => to === address)
    if (received.length >= count) return received
    await wait(100)
  }
  throw new Error(`fewer than ${count} mails came to ${address}`)
}
