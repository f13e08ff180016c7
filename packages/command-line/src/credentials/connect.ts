import { type Client, type Credential, createClient } from '@plant-analysis/client'
import { type Context, tell } from '../context.ts'
import { CommandError, exitCodes, usageError } from '../exit-codes.ts'
import { readAddress } from './address.ts'
import { readConsole } from './console.ts'
import { renew, signIn } from './firebase.ts'
import { readStored, type Stored, writeStored } from './stored.ts'

/** The first port of `npm start`, and the distance of the console's port from it. */
const portBaseUsual = 8400
const consoleOffset = 24

/** The addresses where `npm start` serves. `PORT_BASE` moves both, as it moves the local stack. */
export function localStack({ PORT_BASE: given }: Context['env']): {
  baseUrl: string
  console: string
} {
  if (given && !/^\d{1,5}$/.test(given)) throw usageError('PORT_BASE is not the number of a port.')
  const base = given ? Number(given) : portBaseUsual
  const at = (port: number) => `http://127.0.0.1:${port}`
  return { baseUrl: at(base), console: at(base + consoleOffset) }
}

/** The client renews a token this many seconds before its expiry. */
const marginSeconds = 60

/**
 * `key` means that every operation of the command accepts an API key. `token` means that at least
 * one operation needs an identity token.
 */
export type Needs = 'key' | 'token'

/** The option of the commands that need a credential. */
export const demonstrationOption = { demonstration: { type: 'boolean' } } as const
export const demonstrationHelp =
  '  --demonstration        use the demonstration account of `npm start` on this machine'

/**
 * Connects with the credential in the environment, else with the stored credential. With
 * `--demonstration`, connects with the account of the local stack: without the option, another user
 * of this machine who listens on the local stack's ports would get photos and keys. Throws when no
 * credential exists.
 */
export async function connect(
  context: Context,
  needs: Needs,
  options: { demonstration?: boolean | undefined },
): Promise<Client> {
  const { env } = context
  if (options.demonstration === true) return demonstration(context)
  const baseUrlGiven = env['PLANT_BASE_URL']
  const chosen = baseUrlGiven ? readAddress('PLANT_BASE_URL', baseUrlGiven) : undefined
  const stored = readStored(env)
  const baseUrl = chosen ?? stored?.baseUrl
  const key = keyIn(env)
  if (baseUrl === undefined && key) throw usageError('PLANT_API_KEY also needs PLANT_BASE_URL.')
  if (baseUrl === undefined) throw notSignedIn('')
  if (key) return createClient({ baseUrl, credential: credentialOfKey(key, needs) })
  // A credential is sent only to the address that it was stored for.
  if (stored?.baseUrl === baseUrl) return connectStored(context, stored, needs)
  if (stored !== undefined)
    throw new CommandError(
      exitCodes.notAuthenticated,
      `You are signed in at ${stored.baseUrl}, not at ${baseUrl}. Type: plant login`,
    )
  throw notSignedIn(` at ${baseUrl}`)
}

/** Refuses a key that is no header: the error of `fetch` would show it to an assistant. */
function keyIn({ PLANT_API_KEY: given = '' }: Context['env']): string {
  const key = given.trim()
  if (/^[\x21-\x7e]*$/.test(key)) return key
  throw usageError('PLANT_API_KEY holds a character that no key has.')
}

function notSignedIn(where: string): CommandError {
  const message = `You are not signed in${where}. Type: plant login, or set PLANT_API_KEY.`
  const advice = 'For the demonstration account of `npm start`, add --demonstration.'
  return new CommandError(exitCodes.notAuthenticated, `${message}\n${advice}`)
}

export function connectStored(context: Context, stored: Stored, needs: Needs): Client {
  const { baseUrl } = stored
  return createClient({ baseUrl, credential: credentialOf(context, stored, needs) })
}

function credentialOf(context: Context, stored: Stored, needs: Needs): Credential {
  if (stored.kind === 'key') return credentialOfKey(stored.key, needs)
  return { kind: 'identity', token: tokensOf(context, stored) }
}

const credentialOfKey = (key: string, needs: Needs): Credential =>
  needs === 'key' ? { kind: 'key', key } : { kind: 'exchanged', key }

/** Renews the identity token before it expires. Simultaneous calls share one renewal. */
function tokensOf(context: Context, stored: Extract<Stored, { kind: 'person' }>) {
  let endsAt = 0
  let current: Promise<string> | undefined
  const renewOnce = async () => {
    const renewed = await renew(stored.service, stored.refreshToken)
    endsAt = Date.now() + (renewed.lifetimeSeconds - marginSeconds) * 1000
    if (renewed.refreshToken !== stored.refreshToken && isKept(context, stored))
      writeStored(context.env, { ...stored, refreshToken: renewed.refreshToken })
    return renewed.idToken
  }
  return () => {
    if (current === undefined || Date.now() >= endsAt) {
      endsAt = Number.POSITIVE_INFINITY
      current = renewOnce().catch((error: unknown) => {
        current = undefined
        throw error
      })
    }
    return current
  }
}

/** Returns false if another sign-in has replaced the credential `stored` in the file. */
function isKept({ env }: Context, stored: Extract<Stored, { kind: 'person' }>): boolean {
  const kept = readStored(env)
  return kept?.kind === 'person' && kept.refreshToken === stored.refreshToken
}

/** Signs in to a demonstration account, which only the local stack has. */
async function demonstration(context: Context): Promise<Client> {
  const { baseUrl, console: address } = localStack(context.env)
  const { apiUrl, service, demonstration: accounts } = await readConsole(address)
  const account = accounts.find(({ role }) => role === 'user')
  if (account === undefined || apiUrl !== baseUrl)
    throw new CommandError(
      exitCodes.notAuthenticated,
      `${address} offers no demonstration account. Type: npm start`,
    )
  const { email } = account
  tell(context, `Signed in as ${email}, the demonstration account of the local stack.`)
  const { refreshToken } = await signIn(service, email, account.password)
  return connectStored(context, { baseUrl, kind: 'person', email, refreshToken, service }, 'token')
}
