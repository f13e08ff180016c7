import { passwordCharactersMin } from './src/components/password-rule.ts'

/**
 * Rules of Firebase Authentication, in the form of
 * https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config. Sign-in and password
 * resets hide who has an account, but sign-up does not. New passwords are long.
 */
export const signInRules = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [
      { customStrengthOptions: { minPasswordLength: passwordCharactersMin } },
    ],
  },
}

/** Lets users add an authenticator app. A code may be one interval of 30 s early or late. */
export const secondFactorRules = {
  mfa: { providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }] },
}
