import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { passwordCharactersMin } from '../../../web/src/components/password-rule.ts'
import { createProject } from '../testing/recorder.ts'
import { deployTo, serving } from '../testing/run-on.ts'

it('a deployment keeps the domains of a person but not localhost, hides at sign-in who has an account, and demands long passwords', async () => {
  const found = createProject(serving('api-1', 'c1'))
  const authorizedDomains = ['localhost', 'plants.example.org', 'plants-1.web.app']
  const config = { signIn: { email: { enabled: true } }, authorizedDomains }
  const bodies: unknown[] = []
  const mask = 'authorizedDomains,emailPrivacyConfig,passwordPolicyConfig'
  found.answers.push(
    ['/admin/v2/projects/plants-1/config', config],
    [`/config?updateMask=${mask}`, ({ body }) => ({ status: 200, body: bodies.push(body) })],
  )
  expect((await deployTo(found)).status).toBe(0)
  expect(bodies).toMatchObject([
    {
      authorizedDomains: ['plants.example.org', 'plants-1.web.app', 'plants-1.firebaseapp.com'],
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [
          { customStrengthOptions: { minPasswordLength: passwordCharactersMin } },
        ],
      },
    },
  ])
})

describe('with SECOND_FACTOR=SUPERADMINS', () => {
  const deployWith = async (config: object, settings = 'SECOND_FACTOR=SUPERADMINS') => {
    const found = createProject(serving('api-1', 'c1'))
    const calls: [string, unknown][] = []
    const keep = (path: string) =>
      found.answers.push([
        path,
        ({ method, body }) => ({
          status: 200,
          body: { calls: calls.push([`${method} ${path}`, body]) },
        }),
      ])
    found.answers.push([
      '/admin/v2/projects/plants-1/config',
      { signIn: { email: { enabled: true } }, ...config },
    ])
    keep('/v2/projects/plants-1/identityPlatform:initializeAuth')
    keep('/admin/v2/projects/plants-1/config?updateMask=mfa.providerConfigs')
    expect((await deployTo(found, { settings })).status).toBe(0)
    return { calls, found }
  }
  const [upgrade, factors] = [
    ['POST /v2/projects/plants-1/identityPlatform:initializeAuth', undefined],
    [
      'PATCH /admin/v2/projects/plants-1/config?updateMask=mfa.providerConfigs',
      { mfa: { providerConfigs: [{ state: 'ENABLED', totpProviderConfig: expect.anything() }] } },
    ],
  ]

  it('a deployment upgrades Authentication to Identity Platform, and lets users add an authenticator app', async () => {
    const { calls, found } = await deployWith({ subtype: 'FIREBASE_AUTH' })
    expect(calls).toEqual([upgrade, factors])
    expect(found.functionSettings).toContain('SECOND_FACTOR=SUPERADMINS')
  })

  it('a deployment upgrades no project that is on Identity Platform already', async () => {
    expect((await deployWith({ subtype: 'IDENTITY_PLATFORM' })).calls).toEqual([factors])
  })

  it('a deployment with OFF changes no second factor', async () => {
    expect((await deployWith({}, 'SECOND_FACTOR=OFF')).calls).toEqual([])
  })
})

it('a deployment with App Check gives the console the key that Terraform made, and lets it load reCAPTCHA', async () => {
  const found = createProject(serving('api-1', 'c1'))
  const { execute } = found.cloud
  const files: string[] = []
  found.cloud.execute = async (command, ...more) => {
    const line = command.join(' ')
    const edge = { host: { value: 'plants.gateway.dev' }, app_check_key: { value: 'site-key' } }
    if (line.includes('/edge output'))
      return { status: 0, stdout: JSON.stringify(edge), stderr: '' }
    const [, folder] = /--only=hosting --config=(\S+)\/firebase\.json/.exec(line) ?? []
    for (const name of folder ? ['public/config.json', 'firebase.json'] : [])
      files.push(readFileSync(`${folder}/${name}`, 'utf8'))
    return await execute(command, ...more)
  }
  expect((await deployTo(found, { settings: 'APP_CHECK=MONITOR' })).status).toBe(0)
  const settings = { APP_CHECK: 'MONITOR' }
  for (const root of ['base', 'edge']) expect(found.variables.get(root)).toMatchObject({ settings })
  expect(found.variables.get('edge')).toMatchObject({ app: 'app-1' })
  expect(found.functionSettings).toContain('APP_CHECK=MONITOR')
  const [config = '', hosting] = files
  expect(JSON.parse(config)).toMatchObject({
    firebase: { appId: '1:1234:web:5678' },
    appCheckKey: 'site-key',
  })
  expect(hosting).toContain('https://www.google.com/recaptcha/')
})
