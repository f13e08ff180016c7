import { t } from '../texts/t.ts'
import { Field } from './field.tsx'

/** Takes the password of whoever signs in. Texts: area `signIn`. */
export function PasswordField() {
  return (
    <Field label={t('signIn.password')}>
      {(control) => (
        <input
          {...control}
          name="password"
          type="password"
          autocomplete="current-password"
          required
        />
      )}
    </Field>
  )
}
