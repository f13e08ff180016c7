import { useEffect, useState } from 'preact/hooks'

const shownSeconds = 6

type Toast = { readonly id: number; readonly text: string }

const target = new EventTarget()
let lastId = 0

export function toast(text: string): void {
  lastId += 1
  target.dispatchEvent(new CustomEvent<Toast>('toast', { detail: { id: lastId, text } }))
}

/** Shows the toasts. Only the frame of all pages contains this component. */
export function Toasts() {
  const [shown, setShown] = useState<readonly Toast[]>([])
  useEffect(() => {
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<Toast>
      setShown((toasts) => [...toasts, detail])
      setTimeout(
        () => setShown((toasts) => toasts.filter(({ id }) => id !== detail.id)),
        shownSeconds * 1000,
      )
    }
    target.addEventListener('toast', show)
    return () => target.removeEventListener('toast', show)
  }, [])
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
