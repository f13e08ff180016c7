import type { PubSub, Topic } from '@google-cloud/pubsub'
import type { Publisher } from '../../ports/messages.ts'
import { codeOf } from '../code-of.ts'
import { lazily } from '../lazily.ts'
import { traceCarrier } from '../trace/trace.ts'
import { unavailable, untilAborted } from '../until-aborted.ts'

const publishTimeoutSeconds = 10
/** Error codes of Pub/Sub (google.rpc.Code). */
const notFound = 5
const alreadyExists = 6

type Settings = {
  projectId: string
  /** True for the emulator (PUBSUB_EMULATOR_HOST), which has no deployed topics. */
  createMissingTopics: boolean
}

/** Publishes without batching, because the callers wait for each message. */
export function pubsubPublisher(settings: Settings): Publisher {
  const connect = lazily(async () => {
    const { PubSub } = await import('@google-cloud/pubsub')
    return new PubSub({ projectId: settings.projectId })
  })
  return {
    async publish(topic, { json, attributes }) {
      const message = { data: Buffer.from(json), attributes: { ...attributes, ...traceCarrier() } }
      const sent = connect()
        .then((pubsub) => send(pubsub, topic, message, settings.createMissingTopics))
        .catch(unavailable('publisher'))
      await untilAborted(sent, AbortSignal.timeout(publishTimeoutSeconds * 1000), 'publisher')
    },
  }
}

type Message = Parameters<Topic['publishMessage']>[0]

async function send(pubsub: PubSub, name: string, message: Message, createsMissing: boolean) {
  const publish = () => pubsub.topic(name, { batching: { maxMessages: 1 } }).publishMessage(message)
  try {
    await publish()
  } catch (error) {
    if (!createsMissing || codeOf(error) !== notFound) throw error
    await pubsub.createTopic(name).catch((reason: unknown) => {
      if (codeOf(reason) !== alreadyExists) throw reason
    })
    await publish()
  }
}
