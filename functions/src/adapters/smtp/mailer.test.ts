import { refusingMailServer } from '@plant/testing/smtp'
import { describe, expect, it } from 'vitest'
import { MailRefused } from '../../ports/messages.ts'
import { jsonLines } from '../log/json-lines.ts'
import { smtpMailer } from './mailer.ts'

const mail = { to: 'wim.private@example.com', subject: 'Invitation', text: 'The password' }

/** The lines that the log would contain for an error. */
function logged(thrown: unknown): string {
  const lines: string[] = []
  jsonLines('a-project', (line) => lines.push(line)).write('ERROR', 'A call failed', {
    error: thrown,
  })
  return lines.join('')
}

describe('an error while a mail is sent', () => {
  it('leaves no address in the log', async () => {
    const mailer = smtpMailer({ url: await refusingMailServer(450), from: 'plants@example.org' })
    const thrown = await mailer.send(mail).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(String(thrown)).toContain('mail is unavailable')
    expect(logged(thrown)).not.toMatch(/wim|private|example\.com/)
  })

  it('shows whether the mail server rejected the mail or could not be reached', async () => {
    const from = 'plants@example.org'
    const refused = smtpMailer({ url: await refusingMailServer(550), from })
    await expect(refused.send(mail)).rejects.toThrow(MailRefused)
    await expect(refused.send(mail)).rejects.toHaveProperty('cause.message', 'EENVELOPE 550')
    const unreached = smtpMailer({ url: 'smtp://127.0.0.1:9', from })
    await expect(unreached.send(mail)).rejects.not.toThrow(MailRefused)
    await expect(unreached.send(mail)).rejects.toThrow('mail is unavailable')
  })
})
