import { z } from 'zod'
import type { Cloud, Reply, Request } from './cloud.ts'

const failure = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
  }),
})

/** A read that fails for a while is repeated for about two minutes. */
const waitsSeconds = [1, 2, 4, 8, 15, 30, 60]
/** The status 0 means that no answer came. */
const passing = new Set([0, 408, 429, 500, 502, 503, 504])

export type Reader = {
  /** Returns the answer to a call that changes nothing. Repeats the call after a passing error. */
  ask(request: Request): Promise<Reply>
  /** Returns undefined if the resource or its API is not there. Throws for every other error. */
  get<S extends z.ZodType>(url: string, schema: S): Promise<z.infer<S> | undefined>
  /** Returns the entries of all pages of a list. `key` is the name of the field with the list. */
  list<S extends z.ZodType>(url: string, key: string, schema: S): Promise<z.infer<S>[]>
}

export function createReader(cloud: Cloud): Reader {
  async function ask(request: Request): Promise<Reply> {
    for (const seconds of waitsSeconds) {
      const reply = await cloud.request(request)
      if (!passing.has(reply.status)) return reply
      await cloud.wait(seconds)
    }
    return await cloud.request(request)
  }
  async function fetch(url: string): Promise<unknown> {
    const { status, body } = await ask({ method: 'GET', url })
    if (status === 200) return body
    if (status === 404 || saysDisabled(body)) return undefined
    const { data } = failure.safeParse(body)
    throw new Error(`${url} answered ${status}: ${data?.error.message ?? ''}`)
  }
  return {
    ask,
    get: async (url, schema) => schema.optional().parse(await fetch(url)),
    async list(url, key, schema) {
      const page = z.looseObject({ nextPageToken: z.string().optional() })
      const entries: unknown[] = []
      let token: string | undefined
      do {
        const address = new URL(url)
        if (token) address.searchParams.set('pageToken', token)
        const found = page.parse((await fetch(address.href)) ?? {})
        entries.push(...z.array(z.unknown()).parse(found[key] ?? []))
        token = found.nextPageToken
      } while (token)
      return entries.map((entry) => schema.parse(entry))
    },
  }
}

/** A disabled API has no resources. The deployment enables it before it uses it. */
export function saysDisabled(body: unknown): boolean {
  const { data } = failure.safeParse(body)
  return data?.error.details.some(({ reason }) => reason === 'SERVICE_DISABLED') ?? false
}
