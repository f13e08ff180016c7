import type { Route } from '../../contract/route.ts'
import { problem } from '../../domain/problem.ts'
import type { AppCheck, Identity, PresentedContext } from '../../ports/callers.ts'
import type { Ports } from '../../ports/ports.ts'

/**
 * Throws 403 APP_CHECK_FAILED if a user does not call with one of the project's apps. With MONITOR,
 * only logs the call. An API key belongs on a server, which no app store or browser can vouch for,
 * so keys and the tokens exchanged for them need no app. Runs before the first call makes an
 * account.
 */
export async function requireKnownApp(
  { appCheck, log }: Pick<Ports, 'appCheck' | 'log'>,
  { uid, apiKeyId }: Identity,
  { credential }: Pick<Route, 'credential'>,
  { requestId, appCheckToken }: PresentedContext,
): Promise<void> {
  const isKey = apiKeyId !== null || credential === 'key'
  if (appCheck.mode === 'OFF' || isKey) return
  if (appCheck.mode === 'ENFORCE') {
    if ((await faultOf(appCheck, appCheckToken)) === undefined) return
    throw problem('APP_CHECK_FAILED', 'This needs a valid App Check token in X-Firebase-AppCheck.')
  }
  const fault = await faultOf(appCheck, appCheckToken).catch(() => 'unverified' as const)
  if (fault) log.write('INFO', 'App Check would reject a call', { requestId, uid, fault })
}

async function faultOf(
  { verify }: Exclude<AppCheck, { mode: 'OFF' }>,
  token: string | undefined,
): Promise<'missing' | 'invalid' | undefined> {
  if (!token) return 'missing'
  return (await verify(token)) === undefined ? 'invalid' : undefined
}
