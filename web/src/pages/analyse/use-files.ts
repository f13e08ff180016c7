import { useEffect, useState } from 'preact/hooks'

const filesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.(hei[cf]|tiff?)$/i.test(name),
  )

/** Calls back with photos that are dropped or pasted anywhere; tells whether some hover above. */
export function useFiles(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = filesOf(clipboardData)
      if (files.length > 0) take(files)
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Else the browser leaves the page to show the file.
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
