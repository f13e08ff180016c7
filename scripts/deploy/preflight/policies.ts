import { z } from 'zod'
import type { Asked } from './asked.ts'

const constraintState = z.object({
  listPolicy: z
    .object({
      allValues: z.string().optional(),
      allowedValues: z.array(z.string()).optional(),
      deniedValues: z.array(z.string()).optional(),
    })
    .optional(),
  booleanPolicy: z.object({ enforced: z.boolean().default(false) }).optional(),
})
type Constraint = z.infer<typeof constraintState>

const isEnforced = ({ booleanPolicy }: Constraint) => booleanPolicy?.enforced === true
const isLimited = ({ listPolicy }: Constraint) =>
  listPolicy?.allowedValues !== undefined || listPolicy?.allValues === 'DENY'
function allows({ listPolicy }: Constraint, ...values: string[]): boolean {
  const named = (list: readonly string[] = []) => list.map((value) => value.replace(/^is:/, ''))
  const { allValues, allowedValues, deniedValues } = listPolicy ?? {}
  return values.every(
    (value) =>
      allValues !== 'DENY' &&
      (allowedValues === undefined || named(allowedValues).includes(value)) &&
      !named(deniedValues).includes(value),
  )
}

/** Constraints that an organisation may set, and why this service cannot work with them. */
const constraints: readonly {
  name: string
  isHindered: (found: Constraint) => boolean
  why: string
}[] = [
  {
    name: 'iam.allowedPolicyMemberDomains',
    isHindered: isLimited,
    why: 'the functions for callable clients are called by allUsers',
  },
  {
    name: 'run.allowedIngress',
    isHindered: (found) => !allows(found, 'all', 'internal'),
    why: 'the functions take calls from everywhere, the image processor from inside',
  },
  {
    name: 'cloudfunctions.allowedIngressSettings',
    isHindered: (found) => !allows(found, 'ALLOW_ALL'),
    why: 'the gateway and callable clients call from outside',
  },
  {
    name: 'run.allowedVPCEgress',
    isHindered: (found) => !allows(found, 'private-ranges-only'),
    why: 'webhooks and mails leave straight for the internet',
  },
  {
    name: 'iam.disableServiceAccountCreation',
    isHindered: isEnforced,
    why: 'each part runs as a service account of its own',
  },
  {
    // The constraint also forbids HMAC keys. Organisations that are secure by default enforce it.
    name: 'iam.disableServiceAccountKeyCreation',
    isHindered: isEnforced,
    why: 'links to photos are signed with an HMAC key of an account that may read photos only',
  },
  {
    name: 'storage.restrictAuthTypes',
    isHindered: (found) =>
      !allows(found, 'SERVICE_ACCOUNT_HMAC_SIGNED_REQUESTS', 'in:ALL_HMAC_SIGNED_REQUESTS'),
    why: 'links to photos are signed with an HMAC key',
  },
]

/**
 * Returns the organisation policies that would make a later step fail. Omits policies that the
 * operator may not read, because the step that fails reports these policies.
 */
export async function policyGaps({ project, cloud }: Asked): Promise<string[]> {
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getEffectiveOrgPolicy`
  const found = await Promise.all(
    constraints.map(async ({ name, isHindered, why }) => {
      const body = { constraint: `constraints/${name}` }
      const { status, body: policy } = await cloud.request({ method: 'POST', url, body })
      return status === 200 && isHindered(constraintState.parse(policy))
        ? `The organisation's policy ${name} forbids what is needed: ${why}`
        : undefined
    }),
  )
  return found.filter((gap) => gap !== undefined)
}
