import type { Server, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { listen, sendJson } from './http.ts'
import { urlOf } from './ports.ts'

const pathPattern = /^\/v2(\/(projects\/[^/?]+\/locations\/[^/?]+\/queues\/[^/?]+\/tasks))\?/
/** https://cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues.tasks */
const taskIdPattern = /^[A-Za-z0-9_-]{1,500}$/
const bodySchema = z.object({
  task: z.looseObject({ name: z.string(), httpRequest: z.looseObject({}) }),
})
/** The names of the emulator's statuses (google.rpc.Code). */
const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  404: 'NOT_FOUND',
  409: 'ALREADY_EXISTS',
}

/**
 * Creates tasks as the REST interface of Cloud Tasks does, but in the Tasks emulator, which has
 * other paths and answers, and checks no names.
 */
export function startTaskQueues(port: number, emulatorPort: number): Promise<Server> {
  return listen(port, async (request, response) => {
    const [, path, parent] = pathPattern.exec(request.url ?? '') ?? []
    if (request.method !== 'POST' || path === undefined)
      return refuse(response, 404, 'Only tasks can be created here.')
    const { task } = bodySchema.parse(await json(request))
    const [, id = ''] = task.name.split(`${parent}/`)
    if (!taskIdPattern.test(id)) return refuse(response, 400, `Bad name of a task: ${task.name}`)
    // Without a URL, the emulator calls the function for which the queue was made.
    const local = { ...task, httpRequest: { ...task.httpRequest, url: '' } }
    const answer = await fetch(`${urlOf(emulatorPort)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ task: local }),
    })
    if (!answer.ok) return refuse(response, answer.status, await answer.text())
    sendJson(response, 200, task)
  })
}

function refuse(response: ServerResponse, code: number, message: string): void {
  const status = statusNames[code] ?? 'INTERNAL'
  sendJson(response, code, { error: { code, message, status } })
}
