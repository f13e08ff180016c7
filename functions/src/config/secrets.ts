/** Made by the deployment itself, at random; every function needs them to start. */
export const generatedSecrets = ['PAGE_TOKEN_SECRET', 'SECRET_KEYS', 'INVITATION_SECRET'] as const

/** The operator's, without which nothing is deployed. */
export const requiredSecrets = ['SMTP_URL'] as const

/** The operator's, used by a deployment whose project has them. */
export const optionalSecrets = ['GEMINI_API_KEY', 'GENAI_WEBHOOK_SECRETS'] as const

export type SecretName =
  | (typeof generatedSecrets)[number]
  | (typeof requiredSecrets)[number]
  | (typeof optionalSecrets)[number]

/** The functions that do what an operator's secret is for; no other is given it. */
const holders = {
  /** Invitations, and notices of webhooks that were disabled. */
  SMTP_URL: ['api', 'deliverWebhook', 'retryWebhook', 'sweep'],
  /** Those that ask the plant model. */
  GEMINI_API_KEY: ['photos', 'getPlantCareAdvice', 'runAnalysis'],
  GENAI_WEBHOOK_SECRETS: ['api'],
} as const satisfies Partial<Record<SecretName, readonly string[]>>

/** Whether a function may have an operator's secret. What runs as no function, a script or a test, may have all. */
export function mayHold(target: string | undefined, name: keyof typeof holders): boolean {
  const named: readonly string[] = holders[name]
  return target === undefined || named.includes(target)
}

/**
 * The secrets that a function of a deployment is bound to. The emulator would ask Secret Manager for them, so in a `demo-`
 * project, where they come from the environment, there are none.
 * @param env `OPTIONAL_SECRETS` lists, by commas, those optional ones that the project has.
 */
export function secretsOf(target: string, env: Record<string, string | undefined>): SecretName[] {
  if (env.GCLOUD_PROJECT?.startsWith('demo-')) return []
  const there = env.OPTIONAL_SECRETS?.split(',') ?? []
  const optional = optionalSecrets.filter((name) => there.includes(name))
  return [
    ...generatedSecrets,
    ...[...requiredSecrets, ...optional].filter((name) => mayHold(target, name)),
  ]
}
