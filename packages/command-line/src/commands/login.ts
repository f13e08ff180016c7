import { readArguments, readChoice } from '../arguments.ts'
import { ask } from '../ask.ts'
import { type Context, tell } from '../context.ts'
import { readAddress } from '../credentials/address.ts'
import { connectStored, localStack } from '../credentials/connect.ts'
import { readConsole, roles } from '../credentials/console.ts'
import { signIn } from '../credentials/firebase.ts'
import { pathOfStored, removeStored, type Stored, writeStored } from '../credentials/stored.ts'
import { CommandError, exitCodes, usageError } from '../exit-codes.ts'
import type { Command } from './command.ts'

const help = `
Usage: plant login [options]

Stores a credential for the other commands, in a file that only you can read.
Asks for the credential; without a terminal, reads it from the standard input.

  --console URL          the address of the console
  --email ADDRESS        sign in with this address and ask for its password
  --key                  use an API key instead of e-mail and password
  --demonstration ROLE   sign in to the local stack as: ${roles.join(', ')}

PLANT_API_KEY and PLANT_BASE_URL (the address of the service) override the stored values.
With --key, PLANT_BASE_URL can replace --console.
`

const options = {
  console: { type: 'string' },
  email: { type: 'string' },
  key: { type: 'boolean' },
  demonstration: { type: 'string' },
} as const

type Values = ReturnType<typeof readArguments<typeof options>>['values']

export const login: Command = {
  summary: 'store a credential for the other commands',
  help,
  async run(args, context) {
    const { values } = readArguments(args, options)
    const ways = [values.email, values.key, values.demonstration].filter((way) => way !== undefined)
    if (ways.length > 1) throw usageError('--email, --key and --demonstration exclude each other.')
    const stored =
      values.key === true ? await byKey(values, context) : await byPassword(values, context)
    // Tries the credential first, so that only a working one is stored.
    const session = await connectStored(context, stored, 'token').request('account.openSession', {
      body: {},
      signal: context.interrupted,
    })
    writeStored(context.env, stored)
    const who =
      stored.kind === 'key' ? `with a key of ${session.account.name}` : `as ${stored.email}`
    const { remaining, limit } = session.quota
    tell(
      context,
      `Signed in ${who} at ${stored.baseUrl}: ${remaining} of ${limit} analyses left today.`,
    )
    tell(context, `The credential is in ${pathOfStored(context.env)}`)
    return exitCodes.answered
  },
}

async function byKey(values: Values, context: Context): Promise<Stored> {
  const given = context.env['PLANT_BASE_URL']
  const baseUrl =
    values.console !== undefined
      ? (await readConsole(readAddress('--console', values.console))).apiUrl
      : given
        ? readAddress('PLANT_BASE_URL', given)
        : missingConsole()
  const key = await ask('API key', context, { isHidden: true })
  return { kind: 'key', baseUrl: readAddress('The service', baseUrl), key }
}

/** Has no default, because anybody on this machine can listen on the local stack's ports. */
function missingConsole(): never {
  throw usageError('No console given. Give its address: --console ADDRESS')
}

async function byPassword(values: Values, context: Context): Promise<Stored> {
  const local = values.demonstration === undefined ? undefined : localStack(context.env).console
  const address = readAddress('--console', values.console ?? local ?? missingConsole())
  const { apiUrl, service, demonstration } = await readConsole(address)
  const baseUrl = readAddress('The service', apiUrl)
  const role = readChoice('demonstration', values.demonstration, roles)
  const account = demonstration.find((each) => each.role === role)
  if (role !== undefined && account === undefined)
    throw new CommandError(exitCodes.failure, `${address} offers no demonstration accounts.`)
  const email =
    account?.email ?? values.email ?? (await ask('E-mail', context, { isHidden: false }))
  const password = account?.password ?? (await ask('Password', context, { isHidden: true }))
  const { refreshToken } = await signIn(service, email, password)
  return { kind: 'person', baseUrl, email, refreshToken, service }
}

const logoutHelp = `
Usage: plant logout

Removes the credential that plant login stored. An API key stays valid until it is revoked.
`

export const logout: Command = {
  summary: 'remove the stored credential',
  help: logoutHelp,
  async run(args, context) {
    readArguments(args, {})
    tell(context, removeStored(context.env) ? 'Signed out.' : 'You were not signed in.')
    return exitCodes.answered
  },
}
