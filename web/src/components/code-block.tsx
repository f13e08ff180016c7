import { CopyButton } from './copy.tsx'

/** Shows lines of code with a copy button. Long lines scroll. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div class="code-block">
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <CopyButton value={code} label={label} />
    </div>
  )
}
