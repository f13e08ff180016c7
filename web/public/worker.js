// Opens the console without a network. Online, every file comes from the network, so that the
// worker never serves an old console. It stores no answers of the service.
const cacheName = 'console'
const filesMax = 150

const isFile = (path) => path.startsWith('/assets/') || /^\/(config\.json|favicon\.svg)$/.test(path)

/** All pages of the console are one file. Paths in `/__/` belong to Firebase. */
const keyOf = ({ mode, url }) => {
  const { origin, pathname } = new URL(url)
  if (origin !== location.origin || pathname.startsWith('/__/')) return null
  if (mode === 'navigate') return '/'
  return isFile(pathname) ? pathname : null
}

const isPage = (response) => response.headers.get('content-type')?.startsWith('text/html')

async function store(key, response) {
  if (!response.ok || isPage(response) !== (key === '/')) return
  const cache = await caches.open(cacheName)
  if (key.startsWith('/assets/') && (await cache.match(key))) return
  await cache.put(key, response)
  const stored = await cache.keys()
  await Promise.all(stored.slice(0, -filesMax).map((old) => cache.delete(old)))
}

async function answer(event, key) {
  try {
    const response = await fetch(event.request)
    event.waitUntil(store(key, response.clone()).catch(() => undefined))
    return response
  } catch (error) {
    const stored = await caches.match(key, { cacheName })
    if (stored) return stored
    throw error
  }
}

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const key = event.request.method === 'GET' ? keyOf(event.request) : null
  if (key) event.respondWith(answer(event, key))
})
// A page sends the files that it loaded before the worker started.
addEventListener('message', (event) => {
  const fetched = event.data.map(async (key) => store(key, await fetch(key)))
  event.waitUntil(Promise.allSettled(fetched))
})
