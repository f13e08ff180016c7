import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../../common/root.ts'
import { signsByIam } from '../check-settings.ts'
import { saysDisabled } from '../read.ts'
import { type Asked, type Finding, gap, warning } from './asked.ts'

const names = z.array(z.string()).optional()
const rule = z.object({
  enforce: z.boolean().default(false),
  denyAll: z.boolean().default(false),
  values: z.object({ allowedValues: names, deniedValues: names }).optional(),
})
const policyState = z.object({ spec: z.object({ rules: z.array(rule).default([]) }).prefault({}) })
type Rules = z.infer<typeof rule>[]

const constraints = z.array(
  z.object({
    names: z.array(z.string()),
    why: z.string(),
    needs: names,
    denies: z.array(z.string()).default([]),
    unclear: z.boolean().default(false),
    photoKey: z.boolean().default(false),
  }),
)

/** Whether rules hinder the service. `is:` before a value means that value. */
function isHindered(rules: Rules, needs: readonly string[] | undefined, denies: readonly string[]) {
  if (rules.some(({ enforce, denyAll }) => enforce || denyAll)) return true
  const named = (list: readonly string[] = []) => list.map((value) => value.replace(/^is:/, ''))
  const allowed = rules.flatMap(({ values }) => named(values?.allowedValues))
  const denied = rules.flatMap(({ values }) => named(values?.deniedValues))
  if (needs === undefined) return rules.some(({ values }) => values !== undefined)
  return (
    needs.some((value) => allowed.length > 0 && !allowed.includes(value)) ||
    [...needs, ...denies].some((value) => denied.includes(value))
  )
}

export async function policyFindings({ project, settings, read }: Asked): Promise<Finding[]> {
  const effective = (name: string) =>
    `https://orgpolicy.googleapis.com/v2/projects/${project}/policies/${name}:getEffectivePolicy`
  const file = join(root, 'infrastructure/organisation-policies.yaml')
  const asked = constraints
    .parse(parse(readFileSync(file, 'utf8')))
    .filter(({ photoKey }) => !photoKey || !signsByIam(settings))
    .flatMap(({ names, ...more }) => names.map((name) => ({ name, ...more })))
  const found = await Promise.all(
    asked.map(async ({ name, needs, denies, why, unclear }) => {
      const { status, body } = await read.ask({ method: 'GET', url: effective(name) })
      if (status === 404) return []
      if (status !== 200) return [saysDisabled(body) ? unread : forbidden]
      if (!isHindered(policyState.parse(body).spec.rules, needs, denies)) return []
      const text = `The organisation's policy ${name}: ${why}. ${exception}`
      return [unclear ? warning(text) : gap(text)]
    }),
  )
  return [...new Set(found.flat())]
}

const exception =
  'Who has roles/orgpolicy.policyAdmin can make an exception for this project: https://cloud.google.com/resource-manager/docs/organization-policy/using-constraints'
const unread = warning(
  "The organisation's policies were not read: gcloud services enable orgpolicy.googleapis.com",
)
const forbidden = warning("You may not read the organisation's policies, which may forbid a step")
