import { z } from 'zod'
import { readConsoleSite } from '../console-site.ts'
import { type Asked, type Finding, gap, gapIf, warning } from './asked.ts'

const method = z.object({ enabled: z.boolean().default(false) }).optional()
const signInConfig = z.object({
  signIn: z.object({ email: method, phoneNumber: method, anonymous: method }).prefault({}),
})

/**
 * Somebody must be able to sign in. Whether another provider is enabled is not asked, because a
 * plain Firebase project may refuse to list its providers.
 */
export async function signInFindings({ project, settings, read }: Asked): Promise<Finding[]> {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`
  const console = `https://console.firebase.google.com/project/${project}/authentication`
  const config = await read.get(url, signInConfig)
  if (config === undefined)
    return [gap(`Authentication is not set up: "Get started" at ${console}`)]
  const ways = Object.values(config.signIn)
  if (settings['IDENTITY_PROVIDERS'] !== undefined || ways.some((way) => way?.enabled)) return []
  return [warning(`People can sign in only by a provider that you have enabled at ${console}`)]
}

/** A site with another product's content would be replaced by the console. */
export async function siteFindings(asked: Asked): Promise<Finding[]> {
  const { isForeign, host } = await readConsoleSite(asked)
  const disable = `GOOGLE_CLOUD_QUOTA_PROJECT=${asked.project} npx firebase-tools hosting:disable --project=${asked.project}`
  const text = `The site ${host} serves something else, which the console would replace: ${disable}`
  return gapIf(isForeign, text)
}
