import { expect, it } from 'vitest'
import type { WaitingNotices } from '../collections/notices.ts'
import { withNotice, withoutNotices } from './notices.ts'

const now = new Date('2026-11-20T08:00:00.000Z')
const notice = (id: string) => ({
  id,
  mail: { name: 'apiKeyCreated', apiKeyId: id, last4: 'abcd', at: now } as const,
  createdAt: now,
})

it('the next mail lists a notice that arrives while a mail with a full list is sent', () => {
  let waiting: WaitingNotices | undefined
  for (let key = 0; key < 200; key += 1) waiting = withNotice(waiting, notice(`tok_${key}`), now)
  if (!waiting) throw new Error('no notice waits')
  const told = { entries: waiting.entries, more: waiting.more }
  const after = withoutNotices(withNotice(waiting, notice('tok_late'), now), told, now)
  expect(after).toMatchObject({ entries: [{ id: 'tok_199' }], more: 1 })
  expect(after && withoutNotices(after, after, now)).toBeUndefined()
})
