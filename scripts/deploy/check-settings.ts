import { parseEnv } from 'node:util'
import { readConfig } from '../../functions/src/config/config.ts'
import {
  generatedSecrets,
  optionalSecrets,
  requiredSecrets,
} from '../../functions/src/config/secrets.ts'
import { watchingProblems } from './watching.ts'

/** The settings that an operator wrote for one project. Secrets are in Secret Manager instead. */
export type OperatorSettings = Record<string, string | undefined>

/** Parses the text of `functions/.env.<project>`. */
export function readSettings(text: string): OperatorSettings {
  return parseEnv(text)
}

/** The settings that the build of the functions needs, which stand in their manifest. */
export function buildSettings({ REGION, MAX_INSTANCES }: OperatorSettings): OperatorSettings {
  return { REGION, ...(MAX_INSTANCES !== undefined && { MAX_INSTANCES }) }
}

/** Stand-ins for the values that a deployment adds, in a form that the functions' check accepts. */
const stillToCome = {
  IMAGE_PROCESSOR_URL: 'https://image-processor.example',
  STORAGE_BUCKET: 'photos',
  IDENTITY_API_KEY: 'key',
  PAGE_TOKEN_SECRET: 'x'.repeat(32),
  INVITATION_SECRET: 'x'.repeat(32),
  SECRET_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
  SMTP_URL: 'smtps://mail.example',
}

/**
 * The faults of these settings: what keeps a function from starting, and secrets in plain text.
 * The functions' own check decides, so that the two cannot differ.
 */
export function settingsProblems(project: string, settings: OperatorSettings): string[] {
  const plain = [...generatedSecrets, ...requiredSecrets, ...optionalSecrets]
    .filter((name) => settings[name] !== undefined)
    .map((name) => `${name} stands there in plain text: move it to Secret Manager`)
  try {
    readConfig({ ...settings, ...stillToCome, GCLOUD_PROJECT: project })
    return [...plain, ...watchingProblems(settings)]
  } catch (error) {
    return [
      ...plain,
      ...watchingProblems(settings),
      ...(error instanceof Error ? error.message : String(error)).split('\n'),
    ]
  }
}
