import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { close, listen, sendJson } from './http.ts'

const mailsKeptMax = 1_000

type ReceivedMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly receivedAt: string
}

/** Accepts every mail and delivers no mail. `GET` lists one entry per recipient, oldest first. */
export async function startMailSink(
  smtpPort: number,
  httpPort: number,
): Promise<{ stop(): Promise<void> }> {
  const mails: ReceivedMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      receive(stream, recipients).then(
        (received) => {
          mails.push(...received)
          mails.splice(0, mails.length - mailsKeptMax)
          done()
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(smtpPort, '127.0.0.1', resolve)
  })
  smtp.on('error', () => undefined)
  const http = await listen(httpPort, async (_request, response) => sendJson(response, 200, mails))
  return {
    stop: async () => {
      await Promise.all([close(http), new Promise<void>((resolve) => smtp.close(resolve))])
    },
  }
}

async function receive(
  stream: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): Promise<ReceivedMail[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  const receivedAt = new Date().toISOString()
  return recipients.map((to) => ({
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    receivedAt,
  }))
}
