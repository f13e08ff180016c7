import { parseEnv } from 'node:util'
import { readConfig } from '../../functions/src/config/config.ts'
import {
  generatedSecrets,
  optionalSecrets,
  requiredSecrets,
} from '../../functions/src/config/secrets.ts'

/** The settings that an operator wrote for one project, without the secrets, which stand in Secret Manager. */
export type OperatorSettings = Record<string, string | undefined>

export function readSettings(text: string): OperatorSettings {
  return parseEnv(text)
}

/** What only a deployment knows, in the shape that every function checks at its start. */
const stillToCome = {
  IMAGE_PROCESSOR_URL: 'https://image-processor.example',
  PAGE_TOKEN_SECRET: 'x'.repeat(32),
  INVITATION_SECRET: 'x'.repeat(32),
  SECRET_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
  SMTP_URL: 'smtps://mail.example',
}

/**
 * Why no function of a deployment with these settings would start, or would start with a secret in plain text; empty where
 * all is well. The functions' own check decides, so that the two cannot differ.
 */
export function settingsProblems(project: string, settings: OperatorSettings): string[] {
  const plain = [...generatedSecrets, ...requiredSecrets, ...optionalSecrets]
    .filter((name) => settings[name] !== undefined)
    .map((name) => `${name} stands there in plain text: move it to Secret Manager`)
  try {
    readConfig({ ...settings, ...stillToCome, GCLOUD_PROJECT: project })
    return plain
  } catch (error) {
    return [...plain, ...(error instanceof Error ? error.message : String(error)).split('\n')]
  }
}

/** The secrets that the operator must have made before anything is deployed, and has not. */
export function missingSecrets(there: readonly string[]): string[] {
  return requiredSecrets.filter((name) => !there.includes(name))
}

/** Those optional ones that the functions will be bound to. */
export function optionalSecretsOf(there: readonly string[]): string[] {
  return optionalSecrets.filter((name) => there.includes(name))
}
