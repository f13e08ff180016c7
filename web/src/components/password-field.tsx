import { t } from '../texts/t.ts'
import { Field } from './field.tsx'

/** The shortest password that Firebase Authentication accepts. */
const lengthMin = 6

/** The password field of the sign-in. Needs the texts of the area `signIn`. */
export function PasswordField({ isNew = false }: { isNew?: boolean }) {
  return (
    <Field
      label={t('signIn.password')}
      hint={isNew ? t('signIn.passwordHint', { count: lengthMin }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          name="password"
          type="password"
          autocomplete={isNew ? 'new-password' : 'current-password'}
          minLength={isNew ? lengthMin : undefined}
          required
        />
      )}
    </Field>
  )
}
