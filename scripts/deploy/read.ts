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

/** Reads the state of a project through the REST APIs. Only a 404 means a missing resource. */
export type Reader = {
  /**
   * Returns the resource at this address, or undefined for 404. Throws for every other error. Reads
   * by POST if there is a `body`.
   */
  get<S extends z.ZodType>(url: string, schema: S, body?: unknown): Promise<z.infer<S> | undefined>
  /** Returns the entries of all pages of a list. `key` is the name of the field with the list. */
  list<S extends z.ZodType>(url: string, key: string, schema: S): Promise<z.infer<S>[]>
  /**
   * After this call, the reader retries calls to a disabled API, because the deployment enabled the
   * API a moment ago. Before this call, a disabled API means that its resources do not exist.
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
