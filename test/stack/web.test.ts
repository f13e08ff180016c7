import { stack } from '@plant/testing/stack'
import { describe, expect, it } from 'vitest'
import { pagePaths } from '../../scripts/test/page-paths.ts'

const get = (path: string) => fetch(`${stack.WEB_URL}${path}`)

/** The address of the page's first script. */
async function entryScript(): Promise<string> {
  const [, script] = /<script[^>]+src="([^"]+)"/.exec(await (await get('/')).text()) ?? []
  return script ?? ''
}

describe('the Hosting emulator', () => {
  it.each(['/', '/history', '/analyses/0190-any', '/docs/', '/analyses/a.b'])(
    'serves the console at %s, and makes browsers revalidate the page',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('<script')
    },
  )

  it.each(['/robots.txt', '/favicon.ico', '/nowhere', '/historyx', '/docs/a/b'])(
    'answers 404 for %s, with a page that leads to the console',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      const text = await response.text()
      expect(text).toContain('<h1>Page not found</h1>')
      expect(text).toContain('<a href="/">')
    },
  )

  it('serves the console at the address of every page', async () => {
    for (const path of pagePaths()) {
      const { status } = await get(path.replaceAll(/:\w+/g, 'an_1.b'))
      expect([path, status]).toEqual([path, 200])
    }
  })

  it('describes the console to a phone that installs it, and to sites that show a link', async () => {
    const page = await (await get('/')).text()
    const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? []
    const manifest = (await (await get(address)).json()) as { icons: { src: string }[] }
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' })
    const touchIcon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? ''
    for (const src of [...manifest.icons.map((icon) => icon.src), touchIcon])
      expect((await get(src)).headers.get('content-type')).toMatch(/^image\//)
    expect(page).toMatch(/<meta property="og:title" content="[^"]+"/)
  })

  it('says what the console is before any script has loaded', async () => {
    expect(await (await get('/')).text()).toMatch(/<div id="app">[^]*Plant Analysis[^]*<\/div>/)
  })

  it('serves the licence texts of the packages that the console contains', async () => {
    const texts = await (await get('/licences.md')).text()
    expect(texts).toContain('\n## @firebase/auth - ')
    for (const name of ['preact', 'openapi-explorer'])
      expect(texts).toMatch(new RegExp(`^## ${name} - .*\n\n[^#]{300}`, 'm'))
  })

  it('lets browsers cache a file for ever if its name contains a hash', async () => {
    const response = await get(await entryScript())
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('answers 404 instead of the page for a file of another release', async () => {
    const response = await get('/assets/of-another-release.js')
    expect(response.status).toBe(404)
    const text = await response.text()
    expect(text).toContain('another release')
    expect(text).not.toContain('<script')
  })

  it('compresses its files', async () => {
    const response = await fetch(`${stack.WEB_URL}${await entryScript()}`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(response.headers.get('content-encoding')).toBe('br')
  })

  it('allows the page only its own scripts and the addresses that the page calls', async () => {
    const { headers } = await get('/')
    const policy = headers.get('content-security-policy') ?? ''
    const sources = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...allowed] = directive.split(' ')
        return [name, allowed]
      }),
    )
    expect(sources.get('default-src')).toEqual(["'none'"])
    expect(sources.get('script-src')).toEqual(["'self'"])
    expect(sources.get('frame-ancestors')).toEqual(["'none'"])
    const auth = `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}`
    expect(sources.get('connect-src')).toEqual(
      expect.arrayContaining(["'self'", stack.BASE_URL, auth, stack.OBJECT_LINK_URL]),
    )
    expect(sources.get('img-src')).toContain(stack.OBJECT_LINK_URL)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
  })
})

it('the console knows the addresses of this stack', async () => {
  const response = await get('/config.json')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.json()).toMatchObject({
    apiUrl: stack.BASE_URL,
    firebase: { projectId: stack.PROJECT_ID, storageBucket: stack.STORAGE_BUCKET },
    authEmulatorUrl: `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}`,
  })
})
