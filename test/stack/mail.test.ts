import { stack } from '@plant/testing/stack'
import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'

it('the mail sink lists a mail once for each recipient', async () => {
  const subject = `Probe ${crypto.randomUUID()}`
  await createTransport(stack.SMTP_URL).sendMail({
    from: 'service@example.com',
    to: ['one@example.com', 'two@example.com'],
    subject,
    text: 'Grüße an die Tomate',
    html: '<p>Grüße an die Tomate</p>',
  })
  const mails = (await (await fetch(stack.MAIL_URL)).json()) as Array<Record<string, string>>
  const received = mails.filter((mail) => mail.subject === subject)
  expect(received).toEqual(
    ['one@example.com', 'two@example.com'].map((to) => ({
      to,
      subject,
      text: expect.stringContaining('Grüße an die Tomate'),
      html: expect.stringContaining('<p>Grüße an die Tomate</p>'),
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })),
  )
})
