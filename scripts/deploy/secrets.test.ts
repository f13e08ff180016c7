import { expect, it } from 'vitest'
import { missingSecrets, optionalSecretsOf } from './secrets.ts'

it("a deployment requires only the mail server's secret in advance", () => {
  expect(missingSecrets([])).toEqual(['SMTP_URL'])
  expect(missingSecrets(['SMTP_URL', 'OTHER'])).toEqual([])
  expect(optionalSecretsOf(['GEMINI_API_KEY', 'OTHER'])).toEqual(['GEMINI_API_KEY'])
})
