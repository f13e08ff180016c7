import type { Image } from '@plant-analysis/client'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { thumbHashToRGBA } from 'thumbhash'

/**
 * The thumbnail of a photo. Shows the photo's ThumbHash until the thumbnail has loaded. Calls
 * `onLapsed` when the link no longer works.
 */
export function Thumbnail({
  image,
  onLapsed,
}: {
  image: Image | null
  onLapsed?: (() => void) | undefined
}) {
  return (
    <span class="thumbnail">
      {image?.thumbhash && <Hash hash={image.thumbhash} />}
      {image && (
        <img src={image.thumbnailUrl} alt="" loading="lazy" decoding="async" onError={onLapsed} />
      )}
    </span>
  )
}

/** Draws the ThumbHash on a canvas, so that the page needs no `data:` picture. */
function Hash({ hash }: { hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(hash), (c) => c.charCodeAt(0)))
    context.canvas.width = w
    context.canvas.height = h
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0)
  }, [hash])
  return <canvas ref={canvas} aria-hidden="true" />
}
