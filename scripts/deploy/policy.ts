import { z } from 'zod'
import type { Deployment } from './deployment.ts'
import { type Action, command } from './step.ts'

const policy = z.object({
  bindings: z
    .array(
      z.object({
        role: z.string(),
        members: z.array(z.string()).default([]),
        condition: z.object({ expression: z.string() }).optional(),
      }),
    )
    .default([]),
})

/** Something that has a policy of its own. */
export type Resource = {
  /** Reads its policy. Google asks for some by POST. */
  url: string
  body?: unknown
  /** Adds to its policy: the command without member and role. */
  add: string
  /** Whether bindings of such a policy have conditions. */
  hasConditions?: true
}

/** `role` for `member`, and in plain words what it is for. */
export type Grant = {
  title: string
  role: string
  member: string
  /** On what alone, as an expression of IAM conditions without spaces; all of it otherwise. */
  condition?: { title: string; expression: string }
}

/** An account that was made a moment ago is not known everywhere at once. */
const unknownAccount = { when: /does not exist/, seconds: 10, attempts: 12 }

/** The commands that give what is missing among these roles. A role that is held stays. */
export async function missingGrants(
  { read }: Deployment,
  { url, body, add, hasConditions }: Resource,
  grants: readonly Grant[],
): Promise<Action[]> {
  const bindings = (await read.get(url, policy, body))?.bindings ?? []
  const isHeld = ({ role, member, condition }: Grant) =>
    bindings.some(
      (bound) =>
        bound.role === role &&
        bound.condition?.expression === condition?.expression &&
        bound.members.includes(member),
    )
  return grants
    .filter((grant) => !isHeld(grant))
    .map(({ title, role, member, condition }) =>
      command(
        title,
        `${add} --member=${member} --role=${role}${hasConditions ? conditionFlag(condition) : ''}`,
        { retry: unknownAccount },
      ),
    )
}

/** Without the flag gcloud asks where any binding has a condition. */
function conditionFlag(condition: Grant['condition']): string {
  if (!condition) return ' --condition=None'
  return ` --condition=expression=${condition.expression},title=${condition.title}`
}

/** The policy of the project. */
export function ofProject({ project }: Deployment): Resource {
  return {
    url: `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`,
    body: {},
    add: `gcloud projects add-iam-policy-binding ${project}`,
    hasConditions: true,
  }
}

export function ofAccount({ project }: Deployment, address: string): Resource {
  return {
    url: `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${address}:getIamPolicy`,
    body: {},
    add: `gcloud iam service-accounts add-iam-policy-binding ${address} --project=${project}`,
  }
}

export function ofBucket(bucket: string): Resource {
  return {
    // Conditions are told from version 3 on.
    url: `https://storage.googleapis.com/storage/v1/b/${bucket}/iam?optionsRequestedPolicyVersion=3`,
    add: `gcloud storage buckets add-iam-policy-binding gs://${bucket}`,
    hasConditions: true,
  }
}

export function ofTopic({ project }: Deployment, topic: string): Resource {
  return {
    url: `https://pubsub.googleapis.com/v1/projects/${project}/topics/${topic}:getIamPolicy`,
    add: `gcloud pubsub topics add-iam-policy-binding ${topic} --project=${project}`,
  }
}

export function ofService({ project, region }: Deployment, service: string): Resource {
  return {
    url: `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services/${service}:getIamPolicy`,
    add: `gcloud run services add-iam-policy-binding ${service} --region=${region} --project=${project}`,
  }
}
