/**
 * Starts the worker, which opens the console without a network, and stops at the sign-out. Browsers
 * offer no worker to a page that was loaded over plain HTTP.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/worker.js')
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = loaded.filter(({ origin }) => origin === location.origin)
  const files = new Set(own.map(({ pathname }) => pathname))
  active?.postMessage(['/', ...[...files].filter((path) => /^\/(assets\/|config)/.test(path))])
}

export async function stopWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker?.getRegistrations()
  await Promise.all((registrations ?? []).map((each) => each.unregister()))
}
