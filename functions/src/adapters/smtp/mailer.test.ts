import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { jsonLines } from '../log/json-lines.ts'
import { smtpMailer } from './mailer.ts'

const servers: SMTPServer[] = []
afterEach(() => servers.splice(0).map((server) => server.close(() => undefined)))

/** A mailer whose server refuses this recipient or message by that status. */
async function mailerOf(options: SMTPServerOptions) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    ...options,
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'plants@example.org' })
}

const mail = { to: 'wim.private@example.com', subject: 'Invitation', text: 'The password' }

function refusal(responseCode: number): Error {
  return Object.assign(new Error(`No mailbox wim.private@example.com here`), { responseCode })
}

/** All that a log of what was thrown would hold. */
function logged(thrown: unknown): string {
  const lines: string[] = []
  jsonLines((line) => lines.push(line)).write('ERROR', 'A call failed', { error: thrown })
  return lines.join('')
}

describe('a mail that is not sent', () => {
  it('leaves no address in what is logged of it', async () => {
    const mailer = await mailerOf({ onRcptTo: (_address, _session, done) => done(refusal(450)) })
    const thrown = await mailer.send(mail).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(String(thrown)).toContain('mail is unavailable')
    expect(logged(thrown)).not.toMatch(/wim|private|example\.com/)
  })
})
