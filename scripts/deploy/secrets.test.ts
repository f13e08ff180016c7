import { expect, it } from 'vitest'
import { missingSecrets, optionalSecretsOf } from './secrets.ts'

it('a deployment requires only the secret of the mail server in advance', () => {
  expect(missingSecrets([])).toEqual(['SMTP_URL'])
  expect(missingSecrets(['SMTP_URL', 'OTHER'])).toEqual([])
  expect(optionalSecretsOf(['GEMINI_API_KEY', 'OTHER'])).toEqual(['GEMINI_API_KEY'])
})
