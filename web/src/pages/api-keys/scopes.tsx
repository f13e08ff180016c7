import { scopes } from '@plant-analysis/client/limits'
import { formatList, t } from '../../texts/t.ts'
import type { ApiKey } from './api-key.ts'

export type Scope = ApiKey['scopes'][number]

const texts = {
  read: { name: 'apiKeys.scopeRead', what: 'apiKeys.scopeReadWhat' },
  analyse: { name: 'apiKeys.scopeAnalyse', what: 'apiKeys.scopeAnalyseWhat' },
  manage: { name: 'apiKeys.scopeManage', what: 'apiKeys.scopeManageWhat' },
} as const satisfies Record<Scope, object>

/** A box for each scope, checked at first. */
export function ScopeBoxes({ offered }: { offered: readonly Scope[] }) {
  return (
    <fieldset>
      <legend>{t('apiKeys.scopes')}</legend>
      <p class="quiet">{t('apiKeys.scopesHint')}</p>
      {offered.map((scope) => (
        <label key={scope} class="check">
          <input type="checkbox" name={scope} defaultChecked />
          <span>
            {t(texts[scope].name)} <span class="quiet">{t(texts[scope].what)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The scopes whose boxes are checked. */
export const scopesIn = (form: FormData): Scope[] => scopes.filter((scope) => form.has(scope))

export const scopeNames = (some: readonly Scope[]): string =>
  formatList(some.map((scope) => t(texts[scope].name)))
