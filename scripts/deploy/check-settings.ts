import { parseEnv } from 'node:util'
import { messageOf } from '@plant/common/errors'
import { readConfig } from '../../functions/src/config/config.ts'
import { deploymentSettings } from '../../functions/src/config/deployment-settings.ts'
import { optionalSecrets, secretNames } from '../../functions/src/config/secrets.ts'

/** The settings that an operator wrote for one project. Secrets are in Secret Manager instead. */
export type OperatorSettings = Record<string, string | undefined>

export const readSettings = (text: string): OperatorSettings => parseEnv(text)

export function buildSettings(settings: OperatorSettings): OperatorSettings {
  const names = ['REGION', 'MAX_INSTANCES', 'MIN_INSTANCES', 'PHOTO_LINK_SIGNING']
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)))
}

export const signsByIam = (settings: OperatorSettings) => settings['PHOTO_LINK_SIGNING'] === 'iam'

/** Placeholders that the functions' own check accepts, for values that a deployment adds. */
const stillToCome = {
  IMAGE_PROCESSOR_URL: 'https://image-processor.example',
  STORAGE_BUCKET: 'photos',
  IDENTITY_API_KEY: 'key',
  PAGE_TOKEN_SECRET: 'x'.repeat(32),
  INVITATION_SECRET: 'x'.repeat(32),
  SECRET_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
  SMTP_URL: 'smtps://mail.example',
  PHOTO_LINK_KEY: `GOOG1KEY:${'x'.repeat(40)}`,
}

/** Calls the functions' own check, so that both agree. `secrets` are those that the project has. */
export function settingsProblems(
  project: string,
  settings: OperatorSettings,
  secrets: readonly string[],
): string[] {
  const plain = secretNames
    .filter((name) => settings[name] !== undefined)
    .map((name) => `${name} stands there in plain text: move it to Secret Manager`)
  const { issues = [] } = deploymentSettings.safeParse(settings).error ?? {}
  const own = issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const found = [...plain, ...eventProblems(settings, secrets), ...own]
  try {
    const held = optionalSecrets.filter((name) => secrets.includes(name))
    const optional = Object.fromEntries(held.map((name) => [name, 'a secret']))
    readConfig({ ...settings, ...optional, ...stillToCome, GCLOUD_PROJECT: project })
    return found
  } catch (error) {
    return [...found, ...messageOf(error).split('\n')]
  }
}

/** Without the provider's events, a background analysis would wait until a worker takes over. */
function eventProblems(settings: OperatorSettings, secrets: readonly string[]): string[] {
  if (settings['GEMINI_BACKGROUND'] !== 'on') return []
  const byToken = ['GEMINI_WEBHOOK_URL', 'GENAI_WEBHOOK_JWKS_URL', 'GENAI_WEBHOOK_AUDIENCE']
  if (secrets.includes('GENAI_WEBHOOK_SECRETS')) return []
  if (byToken.every((name) => settings[name] !== undefined)) return []
  return [
    `GEMINI_BACKGROUND: the provider’s events need the secret GENAI_WEBHOOK_SECRETS, or ${byToken.join(', ')}`,
  ]
}
