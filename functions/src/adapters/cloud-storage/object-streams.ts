import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from '@google-cloud/storage'
import type { ObjectStreams } from '../../ports/objects.ts'
import { lazyBucket, storageUnavailable } from './bucket.ts'

const pageSize = 500

export function cloudObjectStreams(settings: { projectId: string; bucket: string }): ObjectStreams {
  const connect = lazyBucket(settings)
  return {
    async write(path, content, contentType, { signal }) {
      const bucket = await connect()
      // One request, so that an interrupted write leaves no object.
      const target = bucket
        .file(path)
        .createWriteStream({ resumable: false, validation: 'md5', contentType })
      const source = Readable.from(content, { objectMode: false })
      const own = Promise.withResolvers<never>()
      source.once('error', own.reject)
      own.promise.catch(() => undefined)
      const writing = pipeline(source, target, { signal })
      await Promise.race([own.promise, writing.catch(storageUnavailable)])
    },
    async *list(prefix, { signal }) {
      const bucket = await connect()
      let pageToken: string | undefined
      do {
        signal.throwIfAborted()
        const page = await listPage(bucket, prefix, pageToken)
        yield* page.paths
        pageToken = page.next
      } while (pageToken !== undefined)
    },
  }
}

async function listPage(bucket: Bucket, prefix: string, pageToken: string | undefined) {
  const query = {
    prefix,
    autoPaginate: false,
    maxResults: pageSize,
    ...(pageToken && { pageToken }),
  }
  const [files, next] = await bucket.getFiles(query).catch(storageUnavailable)
  const following = (next as { pageToken?: string } | null)?.pageToken
  return { paths: files.map(({ name }) => name), next: following }
}
