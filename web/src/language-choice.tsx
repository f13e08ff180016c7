import { chooseLanguage } from './texts/chosen-language.ts'
import { type Language, languages } from './texts/languages.ts'
import { language, t } from './texts/t.ts'

export function LanguageChoice() {
  return (
    <select
      aria-label={t('common.language')}
      value={language}
      onChange={({ currentTarget }) => chooseLanguage(currentTarget.value as Language)}
    >
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  )
}
