import type { Publisher } from '../../ports/messages.ts'
import { lazily } from '../lazily.ts'
import { restOptions } from '../rest-options.ts'
import { traceCarrier } from '../trace/trace.ts'
import { unavailable, untilAborted } from '../until-aborted.ts'

const publishTimeoutSeconds = 10

type Settings = {
  projectId: string
  /** The address of the emulator. By default, messages go to Google Cloud. */
  localUrl: string | undefined
}

/** Publishes without batching, because the callers wait for each message. */
export function pubsubPublisher({ projectId, localUrl }: Settings): Publisher {
  const connect = lazily(async () => {
    const { default: pubsub } = await import('@google-cloud/pubsub')
    return new pubsub.v1.PublisherClient(restOptions(projectId, localUrl))
  })
  return {
    async publish(topic, { json, attributes }) {
      const message = { data: Buffer.from(json), attributes: { ...attributes, ...traceCarrier() } }
      const name = `projects/${projectId}/topics/${topic}`
      const sent = connect()
        .then((client) => client.publish({ topic: name, messages: [message] }))
        .catch(unavailable('publisher'))
      await untilAborted(sent, AbortSignal.timeout(publishTimeoutSeconds * 1000), 'publisher')
    },
  }
}
