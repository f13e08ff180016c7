/** What goes out, whichever edge it leaves by. */
export type Answer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: { contentType: string; text: string } | null
  /** Only then may anybody keep it, and a matching If-None-Match be answered 304. */
  cacheable: boolean
}

/** A JSON body; the media type has no charset, because JSON is UTF-8 by definition (RFC 8259, section 8.1). */
export function json(value: unknown, contentType = 'application/json'): Answer['body'] {
  return { contentType, text: JSON.stringify(value) }
}
