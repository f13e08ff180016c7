import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../texts/t.ts'

/** Accepts photos that are dropped, pasted, chosen, or taken with a phone's camera. */
export function DropZone({ take, isSmall }: { take: (files: File[]) => void; isSmall: boolean }) {
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isOver = useFiles(take)
  return (
    <div class={`drop-zone${isOver ? ' over' : ''}${isSmall ? ' small' : ''}`}>
      <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
        <path d="M6 15h9l4-6h10l4 6h9v25H6Z" />
        <path
          class="lens"
          d="M16 33c-1-8 4-13 15-13.500.500 9-4 14.500-13 13.500Zm-2 2c3-5 6-8 10-10.500"
        />
      </svg>
      <p class={isOver ? 'lead' : 'lead how'}>
        {isOver ? t('analyse.dropHere') : t('analyse.dropOrPaste')}
      </p>
      <div class="actions">
        <button type="button" class="primary camera" onClick={() => camera.current?.click()}>
          {t('analyse.takePhoto')}
        </button>
        <button
          type="button"
          class={isSmall ? undefined : 'primary choose'}
          onClick={() => chooser.current?.click()}
        >
          {t('analyse.choosePhotos')}
        </button>
      </div>
      <FileInput input={chooser} label={t('analyse.choosePhotos')} take={take} />
      <FileInput input={camera} label={t('analyse.takePhoto')} take={take} capture />
      {!isSmall && <p class="quiet">{t('analyse.madeSmall')}</p>}
    </div>
  )
}

/** A hidden file input, which the buttons open. Browsers draw visible inputs in different ways. */
function FileInput({
  input,
  label,
  take,
  capture = false,
}: {
  input: { current: HTMLInputElement | null }
  label: string
  take: (files: File[]) => void
  capture?: boolean
}) {
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      multiple={!capture}
      capture={capture ? 'environment' : undefined}
      aria-label={label}
      hidden
      onChange={({ currentTarget }) => {
        take([...(currentTarget.files ?? [])])
        // Lets the user choose the same photo again.
        currentTarget.value = ''
      }}
    />
  )
}

const filesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.(hei[cf]|tiff?)$/i.test(name),
  )

/**
 * Calls `take` with photos that are dropped or pasted anywhere on the page. Returns whether the
 * user holds files over the page.
 */
function useFiles(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = filesOf(clipboardData)
      if (files.length > 0) take(files)
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Otherwise the browser would leave the page and show the file.
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
