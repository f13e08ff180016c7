import { z } from 'zod'
import type { Cloud } from './cloud.ts'

const failure = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
  }),
})

const pollSeconds = 10
const pollsMax = 30

/** Reads the state of a project by the REST APIs. Only a 404 counts as absent. */
export type Reader = {
  /**
   * Returns the resource at this address, or undefined for 404. Throws for every other error. With
   * a `body`, it reads by POST.
   */
  get<S extends z.ZodType>(url: string, schema: S, body?: unknown): Promise<z.infer<S> | undefined>
  /** Returns the entries of all pages of a list, whose field is `key`. */
  list<S extends z.ZodType>(url: string, key: string, schema: S): Promise<z.infer<S>[]>
  /**
   * From now on a disabled API is an API that was just enabled, so the reader retries. Before, a
   * disabled API means that its resources do not exist.
   */
  expectApis(): void
}

export function createReader(cloud: Cloud): Reader {
  let apisAreEnabled = false
  async function fetch(url: string, body: unknown): Promise<unknown> {
    for (let poll = 0; poll < pollsMax; poll++) {
      const method = body === undefined ? 'GET' : 'POST'
      const reply = await cloud.request({ method, url, ...(body !== undefined && { body }) })
      if (reply.status === 200) return reply.body
      if (reply.status === 404) return undefined
      if (!saysDisabled(reply.body)) throw unreadable(url, reply.status, reply.body)
      if (!apisAreEnabled) return undefined
      await cloud.wait(pollSeconds)
    }
    throw new Error(`${url} still says that its API is disabled`)
  }
  return {
    async get(url, schema, body) {
      const found = await fetch(url, body)
      return found === undefined ? undefined : schema.parse(found)
    },
    async list(url, key, schema) {
      const page = z.looseObject({ nextPageToken: z.string().optional() })
      const entries: unknown[] = []
      let token: string | undefined
      do {
        const address = new URL(url)
        if (token) address.searchParams.set('pageToken', token)
        const found = page.parse((await fetch(address.href, undefined)) ?? {})
        entries.push(...z.array(z.unknown()).parse(found[key] ?? []))
        token = found.nextPageToken
      } while (token)
      return entries.map((entry) => schema.parse(entry))
    },
    expectApis() {
      apisAreEnabled = true
    },
  }
}

function saysDisabled(body: unknown): boolean {
  const { data } = failure.safeParse(body)
  return data?.error.details.some(({ reason }) => reason === 'SERVICE_DISABLED') ?? false
}

function unreadable(url: string, status: number, body: unknown): Error {
  const { data } = failure.safeParse(body)
  return new Error(`${url} answered ${status}: ${data?.error.message ?? ''}`)
}
