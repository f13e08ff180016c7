import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { transaction as transactionSchema } from '../../functions/src/contract/schemas/transaction.ts'
import { drawLeaf } from './draw-leaf.ts'
import { receiveWebhooks } from './receive-webhook.ts'

const started = z.object({ transactionId: z.string() })
const signedUp = z.object({ idToken: z.string(), email: z.string() })
const problem = z.object({ title: z.string(), detail: z.string().optional() })

type Transaction = z.infer<typeof transactionSchema>

/**
 * Does what an app does: signs up, sends a photo through the gateway and waits for the diagnosis.
 * Prints the diagnosis, and the webhook that an enterprise would receive.
 */
export async function demo(baseUrl: string, photoPath: string | undefined): Promise<void> {
  const photo = photoPath ? readFileSync(photoPath) : await drawLeaf({ lesions: true })
  const { idToken, email } = await signUp()
  print(`Signed up as ${email}; sending ${photoPath ?? 'a leaf that was just drawn'} ...`)
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
  const webhook = await receiveWebhooks(baseUrl, headers)
  const body = JSON.stringify({ imageBase64: photo.toString('base64'), language: 'en' })
  const response = await fetch(`${baseUrl}/v1/analyses`, { method: 'POST', headers, body })
  const answer: unknown = await response.json()
  if (response.status !== 202) {
    const { title, detail } = problem.parse(answer)
    await webhook.close()
    return print(`${response.status}: ${title}. ${detail ?? ''}`)
  }
  const { transactionId } = started.parse(answer)
  print(describe(await wait(`${baseUrl}/v1/analyses/${transactionId}?waitSeconds=10`, headers)))
  print((await webhook.next()) ?? 'No webhook was received.')
  await webhook.close()
}

async function signUp(): Promise<z.infer<typeof signedUp>> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`
  const email = `demo-${process.pid}-${Math.floor(performance.timeOrigin)}@example.org`
  const body = JSON.stringify({ email, password: 'a-demo-password', returnSecureToken: true })
  const headers = { 'content-type': 'application/json' }
  return signedUp.parse(await (await fetch(url, { method: 'POST', headers, body })).json())
}

async function wait(url: string, headers: Record<string, string>): Promise<Transaction> {
  for (;;) {
    const transaction = transactionSchema.parse(await (await fetch(url, { headers })).json())
    if (transaction.status === 'COMPLETED' || transaction.status === 'FAILED') return transaction
    await sleep(200)
  }
}

function describe({ transactionId, analysis, error }: Transaction): string {
  if (!analysis) return `${transactionId} failed: ${error?.code} ${error?.detail}`
  const lines = [
    `${analysis.id}: ${analysis.outcome} (health ${analysis.health.status}, confidence ${analysis.health.confidence})`,
    analysis.health.summary,
    ...analysis.issues.map(
      (issue) =>
        `  ${issue.likelihood} ${issue.confidence.toFixed(2)} ${issue.name}: ${issue.evidence.map(({ text }) => text).join(' ')}`,
    ),
    ...(analysis.plan?.actions ?? []).map(
      (action) => `  ${action.order}. ${action.title}: ${action.instructions}`,
    ),
    analysis.photo?.retakeHint ?? '',
  ]
  return lines.filter((line) => line !== '').join('\n')
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
