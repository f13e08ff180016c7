import { describe, expect, it } from 'vitest'
import { hostingConfiguration } from './configuration.ts'
import { type ConsoleConfig, consoleConfigText } from './console-config.ts'
import { contentSecurityPolicy, deployedAddresses } from './security-policy.ts'

describe('the content security policy of a deployment', () => {
  const policy = contentSecurityPolicy(deployedAddresses('plants.ew.gateway.dev', 'a-bucket'))

  it('allows what the console talks to, and of shared hosts its own bucket only', () => {
    expect(policy).toContain(
      "connect-src 'self' https://plants.ew.gateway.dev https://identitytoolkit.googleapis.com " +
        'https://securetoken.googleapis.com ' +
        'https://firebasestorage.googleapis.com/v0/b/a-bucket/ ' +
        'https://storage.googleapis.com/a-bucket/;',
    )
    expect(policy).toContain("img-src 'self' blob: data: https://storage.googleapis.com/a-bucket/;")
  })

  it('runs the own scripts only, and none that stands in a page or a text', () => {
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toContain('*')
  })
})

describe('the configuration of Hosting', () => {
  const { headers, rewrites, public: folder } = hostingConfiguration('files', 'a policy')

  it('has the policy on every response, errors included', () => {
    const everywhere = headers.find(({ source }) => source === '**')
    expect(everywhere?.headers).toContainEqual({
      key: 'Content-Security-Policy',
      value: 'a policy',
    })
    expect(folder).toBe('files')
  })

  it('lets nobody keep for a year that a file was missing', () => {
    const caching = headers.filter(({ headers }) =>
      headers.some(({ key }) => key === 'Cache-Control'),
    )
    // Of rules that match, the last one holds. Hosting looks for one of the page it answers 404 by.
    expect(caching.at(-1)).toMatchObject({ source: '404.html', headers: [{ value: 'no-cache' }] })
    expect(rewrites).toEqual([{ source: '!/assets/**', destination: '/index.html' }])
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
    },
    authEmulatorUrl: null,
    demonstration: { accounts: [{ role: 'user', email: 'a@example.org', password: 'secret-1' }] },
  })

  it('tells accounts of a demo- project', () => {
    expect(JSON.parse(consoleConfigText(config('demo-plant')))).toEqual(config('demo-plant'))
  })

  it('of any other project is not made where it would tell accounts', () => {
    expect(() => consoleConfigText(config('plants'))).toThrow('plants is no demo- project')
  })
})
