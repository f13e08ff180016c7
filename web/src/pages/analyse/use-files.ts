import { useEffect, useState } from 'preact/hooks'

const filesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.(hei[cf]|tiff?)$/i.test(name),
  )

/**
 * Calls `take` with photos that are dropped or pasted anywhere. Returns whether files hover over
 * the page.
 */
export function useFiles(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = filesOf(clipboardData)
      if (files.length > 0) take(files)
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Otherwise the browser would leave the page to show the file.
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(filesOf(event.dataTransfer))
    }
    const listeners = { paste, dragover: over, dragleave: leave, drop } as const
    for (const [name, listener] of Object.entries(listeners)) {
      addEventListener(name, listener as EventListener)
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        removeEventListener(name, listener as EventListener)
      }
    }
  }, [take])
  return isOver
}
