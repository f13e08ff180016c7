import { z } from 'zod'
import { eventsTopic } from '../../../functions/src/contract/events.ts'
import { member } from '../names.ts'
import { missingGrants, ofTopic } from '../policy.ts'
import { command, type Step } from '../step.ts'

export const topic: Step = {
  title: 'Make the topic of events',
  async plan(deployment) {
    const { project, read } = deployment
    const url = `https://pubsub.googleapis.com/v1/projects/${project}/topics/${eventsTopic}`
    const found = await read.get(url, z.object({}))
    const make = command(
      'Make the topic',
      `gcloud pubsub topics create ${eventsTopic} --project=${project}`,
    )
    const publish = {
      title: 'Let the functions publish events',
      role: 'roles/pubsub.publisher',
      member: member(deployment, 'functions'),
    }
    return [
      ...(found ? [] : [make]),
      ...(await missingGrants(deployment, ofTopic(deployment, eventsTopic), [publish])),
    ]
  },
}
