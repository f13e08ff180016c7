import { t } from '../texts/t.ts'
import { Field } from './field.tsx'
import { passwordCharactersMin } from './password-rule.ts'

/** The password field of the sign-in. Needs the texts of the area `signIn`. */
export function PasswordField({ isNew = false }: { isNew?: boolean }) {
  return (
    <Field
      label={t('signIn.password')}
      hint={isNew ? t('signIn.passwordHint', { count: passwordCharactersMin }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          name="password"
          type="password"
          autocomplete={isNew ? 'new-password' : 'current-password'}
          minLength={isNew ? passwordCharactersMin : undefined}
          required
        />
      )}
    </Field>
  )
}
