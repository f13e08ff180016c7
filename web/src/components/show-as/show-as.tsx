import type { Input, OperationName } from '@plant-analysis/client'
import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { useDeveloper } from '../../developer.tsx'
import { loadPart } from '../../load-part.ts'
import { loadTexts, t } from '../../texts/t.ts'
import { Problem } from '../problem.tsx'
import type { Parts } from './call.ts'

type Shown = ComponentType<{ operation: OperationName; input: Parts; onClose: () => void }>

/**
 * A button that shows a call of the service as curl, TypeScript and command line. The code reads a
 * photo from a file, so the content of `imageBase64` does not matter.
 */
export function ShowAs<N extends OperationName>({
  operation,
  input,
}: {
  operation: N
  input: Input<N>
}) {
  const [Dialog, setDialog] = useState<Shown | null>(null)
  const [error, setError] = useState<unknown>(null)
  const { isOn } = useDeveloper()
  if (!isOn) return null
  const open = () =>
    loadPart(Promise.all([import('./dialog.tsx'), loadTexts('showAs')])).then(
      ([{ ShowAsDialog }]) => setDialog(() => ShowAsDialog),
      setError,
    )
  return (
    <>
      <button type="button" class="plain show-as" onClick={() => void open()}>
        <span aria-hidden="true">{'</>'}</span> {t('common.showAs')}
      </button>
      {error ? <Problem error={error} /> : null}
      {Dialog && (
        <Dialog operation={operation} input={input as Parts} onClose={() => setDialog(null)} />
      )}
    </>
  )
}
