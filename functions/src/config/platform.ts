import { secretNames } from './secret-names.ts'

/**
 * What every function of a deployment runs with: its own service account, and the secrets. The emulator would ask Secret
 * Manager for them, so a `demo-` project, whose secrets are known, names none.
 */
export function platformOptions(env: Record<string, string | undefined>) {
  const isDemo = env.GCLOUD_PROJECT?.startsWith('demo-') ?? false
  return isDemo ? {} : { serviceAccount: 'functions@', secrets: [...secretNames] }
}
