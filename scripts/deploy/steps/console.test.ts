import { expect, it } from 'vitest'
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
