import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, deployedAddresses } from '../../web/security-policy.ts'
import { pagePaths } from '../test/page-paths.ts'
import { hostingConfiguration } from './configuration.ts'
import { type ConsoleConfig, consoleConfigText } from './console-config.ts'

describe('the content security policy of a deployment', () => {
  const policy = contentSecurityPolicy(deployedAddresses('plants.ew.gateway.dev', 'a-bucket'))

  it("allows the gateway, Google's sign-in and the project's own bucket, but no other bucket", () => {
    expect(policy).toContain(
      "connect-src 'self' https://plants.ew.gateway.dev https://identitytoolkit.googleapis.com " +
        'https://securetoken.googleapis.com ' +
        'https://firebasestorage.googleapis.com/v0/b/a-bucket/ ' +
        'https://storage.googleapis.com/a-bucket/;',
    )
    expect(policy).toContain("img-src 'self' blob: data: https://storage.googleapis.com/a-bucket/;")
  })

  it("allows the console's own script files and blocks inline scripts", () => {
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toContain('*')
  })

  it('allows reCAPTCHA and App Check only with App Check', () => {
    const hosts = /recaptcha|appcheck|frame-src/
    expect(policy).not.toMatch(hosts)
    const addresses = deployedAddresses('plants.ew.gateway.dev', 'a-bucket')
    const withAppCheck = contentSecurityPolicy(addresses, true).split('; ')
    expect(withAppCheck).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
        'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
        expect.stringMatching(
          /^connect-src .* https:\/\/content-firebaseappcheck.googleapis.com\//,
        ),
      ]),
    )
    const unchanged = policy.split('; ').filter((part) => !/^(script|connect)-src/.test(part))
    expect(withAppCheck).toEqual(expect.arrayContaining(unchanged))
  })
})

/** A glob for any of the paths. */
const listOf = (paths: readonly string[]) => `/{${paths.map((path) => path.slice(1)).join(',')}}`

describe('the Hosting configuration', () => {
  const { headers, rewrites, public: folder } = hostingConfiguration('files', 'a policy')

  it('sends the policy with every response, including errors', () => {
    const everywhere = headers.find(({ source }) => source === '**')
    expect(everywhere?.headers).toContainEqual({
      key: 'Content-Security-Policy',
      value: 'a policy',
    })
    expect(folder).toBe('files')
  })

  it('tells browsers not to cache a 404 response', () => {
    const caching = headers.filter(({ headers }) =>
      headers.some(({ key }) => key === 'Cache-Control'),
    )
    // The last matching rule wins. Hosting applies the headers of its 404 page to missing files.
    expect(caching.at(-1)).toMatchObject({ source: '404.html', headers: [{ value: 'no-cache' }] })
  })

  it('serves the console at the paths of its pages, and 404 elsewhere', () => {
    const paths = pagePaths().sort()
    const plain = paths.filter((path) => path !== '/' && !path.includes(':'))
    const parents = paths.filter((path) => path.includes(':')).map((path) => dirname(path))
    expect(rewrites).toEqual(
      [listOf(plain), `${listOf(parents)}/*`].map((source) => ({
        source,
        destination: '/index.html',
      })),
    )
  })
})

describe('config.json', () => {
  const config = (projectId: string): ConsoleConfig => ({
    apiUrl: 'https://plants.ew.gateway.dev',
    firebase: {
      apiKey: 'key',
      projectId,
      authDomain: 'plants.firebaseapp.com',
      storageBucket: 'b',
      appId: '1:2:web:3',
    },
    appCheckKey: null,
    authEmulatorUrl: null,
    demonstration: { accounts: [{ role: 'user', email: 'a@example.org', password: 'secret-1' }] },
  })

  it('contains the accounts of a demo- project', () => {
    expect(JSON.parse(consoleConfigText(config('demo-plant')))).toEqual(config('demo-plant'))
  })

  it('is not written if a project without the prefix demo- has demonstration accounts', () => {
    expect(() => consoleConfigText(config('plants'))).toThrow('plants is not a demo- project')
  })
})
