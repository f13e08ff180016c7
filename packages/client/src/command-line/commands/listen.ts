import type { PlantError } from '../../index.ts'
import { readArguments } from '../arguments.ts'
import { type Context, pageOf, print, tell } from '../context.ts'
import { connect } from '../credentials/connect.ts'
import { exitCodes, usageError } from '../exit-codes.ts'
import { describe } from '../problem.ts'
import { type Paint, plain } from '../text/paint.ts'
import { printable } from '../text/printable.ts'
import type { ListedEvent } from '../webhooks/event.ts'
import { type Connection, eventsOf } from '../webhooks/events.ts'
import { type Forwarded, forward } from '../webhooks/forward.ts'
import { newSecret, readSecret } from '../webhooks/sign.ts'
import type { Command } from './command.ts'

const help = `
Usage: plant webhooks listen --forward-to URL [options]

Hands the events of your account to a receiver on your machine, as a webhook would: the same body,
signed with a secret that is printed first. Prints what the receiver answered to each.
It needs no webhook and no address that the internet reaches. Ctrl-C ends it.

  --forward-to URL       where the receiver is, such as http://localhost:3000/plants
  --after ID             begin after the event of this id; with what comes from now on unless given
  --json                 print the events as the service lists them, one a line

PLANT_WEBHOOK_SECRET is the secret to sign with (whsec_...); a new one is made where it is not set.
Without --forward-to the events are only printed.
`

const options = {
  'forward-to': { type: 'string' },
  after: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const listen: Command = {
  summary: 'hand events to a receiver on your machine',
  help,
  async run(args, context) {
    const { values } = readArguments(args, options)
    const { 'forward-to': forwardTo, after = 'latest', json = false } = values
    const target = forwardTo === undefined ? undefined : targetAt(forwardTo)
    const secretGiven = context.env['PLANT_WEBHOOK_SECRET']
    const secret = secretGiven ? readSecret(secretGiven) : newSecret()
    const plants = await connect(context, 'token')
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
  BEGUN: () => 'Listening for events. Ctrl-C ends it.',
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
  if (json) print(context, JSON.stringify(event))
  if (json) tell(context, line)
  else print(context, line)
}

/** A port alone, or an address without a scheme, is on this machine. */
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
