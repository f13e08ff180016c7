import { type ComponentChildren, createContext } from 'preact'
import { useContext, useMemo, useState } from 'preact/hooks'

type Marks = {
  /** Whether the page has a photo with marks. */
  readonly isConnected: boolean
  /** The id of the highlighted mark; null if no mark is highlighted. */
  readonly active: string | null
  /** The id of the mark that stays highlighted after a tap or a click. */
  readonly pinned: string | null
  readonly point: (id: string | null) => void
  readonly pin: (id: string) => void
}

const MarksContext = createContext<Marks>({
  isConnected: false,
  active: null,
  pinned: null,
  point: () => undefined,
  pin: () => undefined,
})

export const useMarks = (): Marks => useContext(MarksContext)

/** Connects the marks on the photo with their sentences. */
export function MarksProvider({ children }: { children: ComponentChildren }) {
  const [pointed, point] = useState<string | null>(null)
  const [pinned, setPinned] = useState<string | null>(null)
  const marks = useMemo(
    () => ({
      isConnected: true,
      active: pointed ?? pinned,
      pinned,
      point,
      pin: (id: string) => setPinned((before) => (before === id ? null : id)),
    }),
    [pointed, pinned],
  )
  return <MarksContext.Provider value={marks}>{children}</MarksContext.Provider>
}

export const photoElementId = 'marked-photo'
export const sentenceElementId = (id: string): string => `says-${id}`

/** Scrolls an element into view, unless the element is already visible. */
export function reveal(elementId: string): HTMLElement | null {
  const element = document.getElementById(elementId)
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true
  }
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  element?.scrollIntoView({ block: 'nearest', behavior })
  return element
}
