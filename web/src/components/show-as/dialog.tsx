import type { OperationName } from '@plant-analysis/client'
import { useEffect, useState } from 'preact/hooks'
import { configuration } from '../../configuration.ts'
import { type TextKey, t } from '../../texts/t.ts'
import { CodeBlock } from '../code-block.tsx'
import { Dialog } from '../dialog.tsx'
import { Loading } from '../loading.tsx'
import { Tabs } from '../tabs.tsx'
import { type Call, type CredentialKind, callOf, type Parts } from './call.ts'
import { commandLineOf } from './command-line.ts'
import { curlOf } from './curl.ts'
import { typeScriptOf } from './type-script.ts'

/** Shows a call as code, in a dialog with a tab for each language. */
export function ShowAsDialog({
  operation,
  input,
  onClose,
}: {
  operation: OperationName
  input: Parts
  onClose: () => void
}) {
  const [call, setCall] = useState<Call | null>(null)
  useEffect(() => {
    void configuration.then(({ apiUrl }) => setCall(callOf(operation, input, apiUrl)))
  }, [operation, input])
  return (
    <Dialog title={t('showAs.title')} onClose={onClose}>
      {call ? <Ways call={call} /> : <Loading />}
    </Dialog>
  )
}

function Ways({ call }: { call: Call }) {
  const command = commandLineOf(call)
  const ways = [
    { name: 'curl', code: curlOf(call), hint: curlHints[call.credential] },
    { name: 'TypeScript', code: typeScriptOf(call), hint: typeScriptHints[call.credential] },
    ...(command
      ? [{ name: t('showAs.commandLine'), code: command, hint: 'showAs.hintLogin' as const }]
      : []),
  ]
  return (
    <Tabs
      label={t('showAs.ways')}
      tabs={ways.map(({ name, code, hint }) => ({
        name,
        content: (
          <div class="stack">
            <CodeBlock code={code} label={name} />
            {hint && <p class="quiet">{t(hint)}</p>}
          </div>
        ),
      }))}
    />
  )
}

type Hints = Record<CredentialKind, HintKey | null>
type HintKey = TextKey & `showAs.hint${string}`

const curlHints: Hints = {
  none: null,
  key: 'showAs.hintKey',
  exchange: 'showAs.hintKey',
  token: 'showAs.hintToken',
  person: 'showAs.hintPerson',
}
const typeScriptHints: Hints = {
  ...curlHints,
  token: 'showAs.hintExchanged',
}
