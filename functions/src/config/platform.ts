/** Every function runs as the service account of the functions, which no other part has. */
export function platformOptions(env: Record<string, string | undefined>) {
  const isDemo = env.GCLOUD_PROJECT?.startsWith('demo-') ?? false
  return isDemo ? {} : { serviceAccount: 'functions@' }
}
