import { type ComponentChildren, createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { toast } from './components/toasts.tsx'
import { type Language, languages } from './texts/languages.ts'
import { changeLanguage, language, t } from './texts/t.ts'

type Shown = { readonly language: Language; readonly choose: (language: Language) => void }

const LanguageContext = createContext<Shown>({ language, choose: () => undefined })

/** The language of the page. A component that uses it renders again after a change. */
export const useLanguage = (): Shown => useContext(LanguageContext)

export function LanguageProvider({ children }: { children: ComponentChildren }) {
  const [shown, setShown] = useState(language)
  const choose = (chosen: Language) =>
    void changeLanguage(chosen).then(
      () => setShown(chosen),
      () => toast(t('common.errorNotLoaded')),
    )
  return (
    <LanguageContext.Provider value={{ language: shown, choose }}>
      {children}
    </LanguageContext.Provider>
  )
}

export function LanguageChoice() {
  const shown = useLanguage()
  return (
    <select
      aria-label={t('common.language')}
      value={shown.language}
      onChange={({ currentTarget }) => {
        const tag = Object.keys(languages).find((each) => each === currentTarget.value)
        if (tag) shown.choose(tag as Language)
      }}
    >
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  )
}
