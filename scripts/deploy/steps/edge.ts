import { messageOf } from '@plant/common/errors'
import { z } from 'zod'
import type { Deployment } from '../deployment.ts'
import { readMade } from '../existing.ts'
import { applyRoot } from '../terraform.ts'

/** Where Google lists what watches the service, and the budgets of a billing account. */
export const monitoringUrls = (project: string) =>
  ['v3 alertPolicies', 'v3 notificationChannels', 'v3 uptimeCheckConfigs', 'v1 dashboards'].map(
    (kind) => `https://monitoring.googleapis.com/${kind.replace(' ', `/projects/${project}/`)}`,
  )
export const budgetsUrl = (account: string) =>
  `https://billingbudgets.googleapis.com/v1/billingAccounts/${account}/budgets`

const missing = 'The gateway has no address yet: deploy again in a while'
const hosted = z.object({ host: z.string().min(1, missing).default('the-host-of-the-gateway') })
const outputs = hosted.extend({ app_check_key: z.string().nullable().default(null) })
export type Edge = z.infer<typeof outputs>

/** Lets the gateway of the region serve a configuration. Returns its own host. */
export async function applyGateway(deployment: Deployment, config: string): Promise<string> {
  const { project, region, parsed } = deployment
  const variables = { project, region, settings: parsed, gateway_config: config }
  return hosted.parse(await applyRoot(deployment, 'gateway', variables)).host
}

type Parts = Record<'gateway_host' | 'console_host' | 'app', string>

export async function applyEdge(deployment: Deployment, parts: Parts): Promise<Edge> {
  const { project, region, parsed } = deployment
  const made = await readMade(deployment, monitoringUrls(project))
  const variables = { project, region, settings: parsed, ...parts, made }
  return outputs.parse(await applyRoot(deployment, 'edge', variables))
}

/**
 * Sets the budget. A budget belongs to the billing account, where the operator of the project may
 * have no right, so a refusal is only a warning. Without a budget, nothing is read.
 */
export async function applyBudget(deployment: Deployment): Promise<void> {
  const { project, number, billingAccount, parsed, print } = deployment
  if (parsed.MONTHLY_BUDGET === 'none') return
  try {
    const made = await readMade(deployment, [budgetsUrl(billingAccount)])
    const budget = { billing_account: billingAccount, monthly_budget: parsed.MONTHLY_BUDGET }
    await applyRoot(deployment, 'budget', { project, number, made, ...budget })
  } catch (error) {
    print(`WARNING: the budget is not set. MONTHLY_BUDGET=none leaves it out. ${messageOf(error)}`)
  }
}
