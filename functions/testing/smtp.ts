import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/**
 * Starts a mail server and returns its URL. The server rejects every recipient with the given
 * status and quotes the address.
 */
export async function refusingMailServer(responseCode: number): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`No mailbox ${address} here`), { responseCode })),
  })
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return `smtp://127.0.0.1:${port}`
}
