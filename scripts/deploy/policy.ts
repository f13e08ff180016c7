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

/** A resource that has its own IAM policy. */
export type Resource = {
  /** The address from which the policy is read. Some Google APIs read policies by POST. */
  url: string
  body?: unknown
  /** The command that adds a binding, up to the arguments for the member and the role. */
  add: string
  /** Whether bindings of this policy can have IAM conditions. */
  hasConditions?: true
}

/** Grants `role` to `member`. The `title` says in plain words what the role is for. */
export type Grant = {
  title: string
  role: string
  member: string
  /** An IAM condition that limits the role, without spaces, or undefined for an unlimited role. */
  condition?: { title: string; expression: string }
}

/** Google Cloud takes a while until all its parts know a new account. */
const unknownAccount = { when: /does not exist/, seconds: 10, attempts: 12 }

/** The commands that grant the missing roles of a list. The commands never remove a role. */
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

/** Without the flag `--condition`, gcloud asks for a condition if any binding has a condition. */
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
    // The policy includes conditions from version 3 on.
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
