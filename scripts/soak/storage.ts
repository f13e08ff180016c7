import type { Outside } from '@plant/testing/simulation/outside'
import { hostOf, portsFrom, readPortBase } from '../local-stack/ports.ts'

type Item = { name: string; md5Hash: string; generation: string }

/** The soak's own bucket in the Storage emulator. */
export type Storage = {
  /** Writes a file as an app does. Returns its generation. */
  put(path: string, bytes: Buffer): Promise<string>
  read(path: string): Promise<Uint8Array | undefined>
  /** Notes which objects there are, and which have changed their bytes. */
  observe(outside: Outside): Promise<void>
}

export function newStorage(bucket: string): Storage {
  const host = hostOf(portsFrom(readPortBase(process.env)).storage)
  const headers = { authorization: 'Bearer owner' }
  const seen = new Map<string, string>()
  return {
    async put(path, bytes) {
      const url = `http://${host}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${path}`
      const body = new Uint8Array(bytes)
      const answer = await fetch(url, { method: 'POST', headers, body })
      return ((await answer.json()) as Item).generation
    },
    async read(path) {
      const url = `http://${host}/storage/v1/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`
      const answer = await fetch(url, { headers })
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
    },
    async observe({ objects, overwritten }) {
      const answer = await fetch(`http://${host}/storage/v1/b/${bucket}/o?maxResults=100000`, {
        headers,
      })
      const { items = [] } = (await answer.json()) as { items?: Item[] }
      objects.clear()
      for (const { name, md5Hash, generation } of items) {
        objects.set(name, { bytes: new Uint8Array(), generation })
        const known = seen.get(name) ?? md5Hash
        if (known !== md5Hash) overwritten.push(name)
        seen.set(name, md5Hash)
      }
    },
  }
}
