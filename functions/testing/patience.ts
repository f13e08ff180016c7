import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, call } from './service.ts'

type Options = Parameters<typeof call>[2]

/** Makes a call. After a 429, waits for the time in `retry-after` and repeats the call. */
export async function patiently<B = Record<string, unknown>>(
  method: string,
  path: string,
  options: Options,
): Promise<Answer<B>> {
  for (;;) {
    const answer = await call<B>(method, path, options)
    const retryAfter = answer.headers.get('retry-after')
    if (answer.status !== 429 || retryAfter === null) return answer
    await wait(Number(retryAfter) * 1000)
  }
}

type Page<T> = { items: T[]; nextPageToken?: string }

/** Reads all items of a list, page by page. `between` runs before each page except the first. */
export async function pageThrough<T>(
  path: string,
  options: Options,
  between: () => Promise<unknown> = async () => undefined,
): Promise<{ items: T[]; pages: number }> {
  const items: T[] = []
  let pages = 0
  let pageToken: string | undefined
  do {
    if (pages > 0) await between()
    const url = pageToken ? `${path}&pageToken=${encodeURIComponent(pageToken)}` : path
    const answer = await patiently<Page<T>>('GET', url, options)
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
    items.push(...answer.body.items)
    pageToken = answer.body.nextPageToken
    pages += 1
  } while (pageToken)
  return { items, pages }
}
