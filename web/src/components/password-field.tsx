import { t } from '../texts/t.ts'
import { Field } from './field.tsx'

/** The password field of the sign-in. Needs the texts of the area `signIn`. */
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
