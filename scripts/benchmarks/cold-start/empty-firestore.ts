import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const requestSchema = z.object({
  documents: z.array(z.string()).default([]),
  writes: z.array(z.unknown()).default([]),
})
const time = '2030-01-01T00:00:00Z'

/** A Firestore over REST that has no documents and forgets all writes. Costs next to nothing. */
export function startEmptyFirestore(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { documents, writes } = requestSchema.parse(await json(request))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answerTo(request.url ?? '', documents, writes)))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

function answerTo(url: string, documents: string[], writes: unknown[]): unknown {
  if (url.includes(':batchGet')) return documents.map((missing) => ({ missing, readTime: time }))
  if (url.includes(':runQuery')) return [{ readTime: time }]
  return { writeResults: writes.map(() => ({ updateTime: time })), commitTime: time }
}
