import { z } from 'zod'
import { readConsoleSite } from '../console-site.ts'
import { type Asked, type Finding, gap, gapIf } from './asked.ts'

const method = z.object({ enabled: z.boolean().default(false) }).optional()
const signInConfig = z.object({
  signIn: z.object({ email: method, phoneNumber: method, anonymous: method }).prefault({}),
})
const provider = z.object({ enabled: z.boolean().default(false) })

/**
 * Authentication must have at least one enabled sign-in method, unless the settings name other
 * providers. A plain Firebase project may refuse to list its providers, which counts as none.
 */
export async function signInFindings({ project, settings, read }: Asked): Promise<Finding[]> {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}`
  const console = `https://console.firebase.google.com/project/${project}/authentication`
  const config = await read.get(`${url}/config`, signInConfig)
  if (config === undefined)
    return [gap(`Authentication is not set up: "Get started" at ${console}`)]
  const ways = Object.values(config.signIn)
  if (settings['IDENTITY_PROVIDERS'] !== undefined || ways.some((way) => way?.enabled)) return []
  const providers = await Promise.all(
    ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs'].map(async (kind) => {
      const { status, body } = await read.ask({ method: 'GET', url: `${url}/${kind}` })
      if (status !== 200) return []
      return z.looseObject({ [kind]: z.array(provider).default([]) }).parse(body)[kind]
    }),
  )
  const isOn = z.array(provider).parse(providers.flat())
  return gapIf(
    !isOn.some(({ enabled }) => enabled),
    `Nobody can sign in: enable a provider at ${console}`,
  )
}

/** A site with another product's content would be replaced by the console. */
export async function siteFindings(asked: Asked): Promise<Finding[]> {
  const { isForeign, host } = await readConsoleSite(asked)
  const disable = `npx firebase hosting:disable --project=${asked.project}`
  const text = `The site ${host} serves something else, which the console would replace: ${disable}`
  return gapIf(isForeign, text)
}
