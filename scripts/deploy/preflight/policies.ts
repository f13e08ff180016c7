import { z } from 'zod'
import { signsByIam } from '../check-settings.ts'
import { saysDisabled } from '../read.ts'
import { type Asked, type Finding, gap, warning } from './asked.ts'

const names = z.array(z.string()).optional()
const rule = z.object({
  enforce: z.boolean().default(false),
  denyAll: z.boolean().default(false),
  values: z.object({ allowedValues: names, deniedValues: names }).optional(),
})
const policyState = z.object({
  spec: z.object({ rules: z.array(rule).default([]) }).prefault({}),
})
type Rules = z.infer<typeof rule>[]

const isSet = (rules: Rules) =>
  rules.some(({ enforce, denyAll, values }) => enforce || denyAll || values !== undefined)

/** Whether a list of rules hinders one of these values. `is:` before a value means that value. */
const hinders =
  (...needed: string[]) =>
  (rules: Rules): boolean => {
    const named = (list: readonly string[] = []) => list.map((value) => value.replace(/^is:/, ''))
    if (rules.some(({ denyAll }) => denyAll)) return true
    const allowed = rules.flatMap(({ values }) => named(values?.allowedValues))
    const denied = rules.flatMap(({ values }) => named(values?.deniedValues))
    return needed.some(
      (value) => denied.includes(value) || (allowed.length > 0 && !allowed.includes(value)),
    )
  }

const photoKeyReason =
  'an HMAC key signs links to photos; PHOTO_LINK_SIGNING=iam works without a key'

/**
 * Constraints that an organisation may set, and why this service cannot work with them. New
 * organisations set those whose names contain `managed`, older ones the others.
 */
const constraints: readonly {
  names: readonly string[]
  /** By default, any rule hinders. */
  isHindered?: (rules: Rules) => boolean
  why: string
  /** The preflight cannot judge groups of values, so it only warns. */
  isUnclear?: true
  /** Does not matter where IAM signs links to photos. */
  isOfPhotoKey?: true
}[] = [
  {
    names: ['iam.allowedPolicyMemberDomains', 'iam.managed.allowedPolicyMembers'],
    why: 'the functions for callable clients are called by allUsers',
  },
  {
    names: ['run.allowedIngress'],
    isHindered: hinders('all', 'internal'),
    why: 'the functions take calls from everywhere, the image processor from inside',
  },
  {
    names: ['cloudfunctions.allowedIngressSettings'],
    isHindered: hinders('ALLOW_ALL'),
    why: 'the gateway and callable clients call from outside',
  },
  {
    names: ['run.allowedVPCEgress'],
    isHindered: hinders('private-ranges-only'),
    why: 'webhooks and mails leave straight for the internet',
  },
  {
    names: ['iam.disableServiceAccountCreation', 'iam.managed.disableServiceAccountCreation'],
    why: 'each part runs as a service account of its own',
  },
  {
    // They forbid HMAC keys too. New organisations enforce the second.
    names: ['iam.disableServiceAccountKeyCreation', 'iam.managed.disableServiceAccountKeyCreation'],
    why: photoKeyReason,
    isOfPhotoKey: true,
  },
  {
    names: ['storage.restrictAuthTypes'],
    isHindered: (rules) =>
      hinders('SERVICE_ACCOUNT_HMAC_SIGNED_REQUESTS')(rules) ||
      rules.some(({ values }) => values?.deniedValues?.includes('in:ALL_HMAC_SIGNED_REQUESTS')),
    why: photoKeyReason,
    isOfPhotoKey: true,
  },
  {
    names: ['cloudbuild.allowedWorkerPools'],
    why: "the image and the functions are built in Cloud Build's own pool",
  },
  {
    names: ['gcp.resourceLocations'],
    why: 'it must allow REGION, DATABASE_LOCATION and the automatic replication of secrets',
    isUnclear: true,
  },
  {
    names: ['gcp.restrictServiceUsage'],
    why: 'it must allow the APIs of infrastructure/base/project.tf',
    isUnclear: true,
  },
]

/** Returns the organisation policies that would make a later step fail. */
export async function policyFindings({ project, settings, read }: Asked): Promise<Finding[]> {
  const effective = (name: string) =>
    `https://orgpolicy.googleapis.com/v2/projects/${project}/policies/${name}:getEffectivePolicy`
  const asked = constraints
    .filter(({ isOfPhotoKey }) => !isOfPhotoKey || !signsByIam(settings))
    .flatMap(({ names, ...more }) => names.map((name) => ({ name, ...more })))
  const found = await Promise.all(
    asked.map(async ({ name, isHindered = isSet, why, isUnclear }) => {
      const { status, body } = await read.ask({ method: 'GET', url: effective(name) })
      if (status === 404) return []
      if (status !== 200) return [saysDisabled(body) ? unread : forbidden]
      if (!isHindered(policyState.parse(body).spec.rules)) return []
      const text = `The organisation's policy ${name}: ${why}. ${exception}`
      return [isUnclear ? warning(text) : gap(text)]
    }),
  )
  return [...new Set(found.flat())]
}

const exception =
  'Who has roles/orgpolicy.policyAdmin can make an exception for this project: https://cloud.google.com/resource-manager/docs/organization-policy/using-constraints'
const unread = warning(
  "The organisation's policies were not read: gcloud services enable orgpolicy.googleapis.com",
)
const forbidden = warning(
  "You may not read the organisation's policies: a step that one forbids will fail",
)
