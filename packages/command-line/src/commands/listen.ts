import type { PlantError } from '@plant-analysis/client'
import { webhookDeliveryTimeoutSeconds } from '@plant-analysis/client/limits'
import { readArguments } from '../arguments.ts'
import { type Context, pageOf, print, tell } from '../context.ts'
import { connect, demonstrationHelp, demonstrationOption } from '../credentials/connect.ts'
import { exitCodes, usageError } from '../exit-codes.ts'
import { describe, rootCauseOf } from '../problem.ts'
import { type Paint, plain } from '../text/paint.ts'
import { jsonLine, printable } from '../text/printable.ts'
import type { ListedEvent } from '../webhooks/event.ts'
import { type Connection, eventsOf } from '../webhooks/events.ts'
import { newSecret, readSecret, signedHeaders } from '../webhooks/sign.ts'
import type { Command } from './command.ts'

const help = `
Usage: plant webhooks listen --forward-to URL [options]

Forwards the events of your account to a receiver on your machine, with the body and signature of a
webhook. Prints the signing secret first, and then the receiver's answer to each event.
Needs no registered webhook and no public address. Ctrl-C stops it.

  --forward-to URL       the receiver's address, such as http://localhost:3000/plants
  --after ID             start after the event with this id; default: new events only
  --json                 print the events as JSON, one per line
${demonstrationHelp}

PLANT_WEBHOOK_SECRET sets the signing secret (whsec_...); the default is a new one.
Without --forward-to the events are only printed.
`

const options = {
  'forward-to': { type: 'string' },
  after: { type: 'string' },
  json: { type: 'boolean' },
  ...demonstrationOption,
} as const

export const listen: Command = {
  summary: 'forward events to a receiver on your machine',
  help,
  async run(args, context) {
    const { values } = readArguments(args, options)
    const { 'forward-to': forwardTo, after = 'latest', json = false } = values
    const target = forwardTo === undefined ? undefined : targetAt(forwardTo)
    const secretGiven = context.env['PLANT_WEBHOOK_SECRET']
    const secret = secretGiven ? readSecret(secretGiven) : newSecret()
    const plants = await connect(context, 'token', values)
    if (target !== undefined) tell(context, `The signing secret is ${secret}`)
    const events = eventsOf({
      plants,
      after,
      signal: context.interrupted,
      onConnection: (state, error) => tell(context, connectionWords[state](error)),
    })
    try {
      for await (const event of events) await handle(event, target, secret, json, context)
    } catch (error) {
      if (!context.interrupted.aborted) throw error
    }
    return exitCodes.answered
  },
}

const connectionWords: Record<Connection, (error?: PlantError) => string> = {
  BEGUN: () => 'Listening for events. Ctrl-C stops it.',
  LOST: (error) => `${describe(error)} Trying again ...`,
  BACK: () => 'Listening again.',
}

async function handle(
  event: ListedEvent,
  target: URL | undefined,
  secret: string,
  json: boolean,
  context: Context,
): Promise<void> {
  const forwarded =
    target === undefined ? undefined : await forward(event, target, secret, context.interrupted)
  const line = lineOf(printable(event), forwarded, json ? plain : pageOf(context).paint)
  if (json) print(context, jsonLine(event))
  if (json) tell(context, line)
  else print(context, line)
}

/** A port without a host means localhost. An address without a scheme means http. */
function targetAt(given: string): URL {
  const address = /^\d+$/.test(given) ? `localhost:${given}` : given
  const text = /^https?:\/\//.test(address) ? address : `http://${address}`
  if (URL.canParse(text)) return new URL(text)
  throw usageError(`--forward-to takes an address such as http://localhost:3000, not '${given}'.`)
}

function lineOf(
  { timestamp, type, data, id }: ListedEvent,
  forwarded: Forwarded | undefined,
  paint: Paint,
): string {
  const parts = [
    paint('dim', timestamp.slice(11, 19)),
    type,
    data.transactionId,
    data.outcome ?? data.error?.code ?? data.status,
    paint('dim', id),
  ]
  return [...parts, ...(forwarded === undefined ? [] : [answerOf(forwarded, paint)])].join('  ')
}

function answerOf(forwarded: Forwarded, paint: Paint): string {
  if ('error' in forwarded) return paint('red', forwarded.error)
  const { status } = forwarded
  return paint(status >= 200 && status < 300 ? 'green' : 'red', String(status))
}

/** The result of forwarding an event: the HTTP status from the receiver, or the error. */
type Forwarded = { status: number } | { error: string }

/** Posts an event to a receiver once, in the format that the service uses. */
async function forward(
  event: ListedEvent,
  target: URL,
  secret: string,
  signal: AbortSignal,
): Promise<Forwarded> {
  const body = JSON.stringify(event)
  try {
    const response = await fetch(target, {
      method: 'POST',
      headers: signedHeaders(event.id, body, secret, new Date()),
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(webhookDeliveryTimeoutSeconds * 1000)]),
    })
    await response.body?.cancel()
    return { status: response.status }
  } catch (error) {
    signal.throwIfAborted()
    return { error: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return isLate ? `no answer within ${webhookDeliveryTimeoutSeconds} s` : rootCauseOf(error)
}
