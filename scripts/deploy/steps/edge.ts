import { messageOf } from '@plant/common/errors'
import { z } from 'zod'
import type { Deployment } from '../deployment.ts'
import { applyRoot } from '../terraform.ts'

export async function applyEdge(
  deployment: Deployment,
  { gatewayConfig, consoleHost }: { gatewayConfig: string; consoleHost: string },
): Promise<string> {
  const { project, region, watching } = deployment
  const found = await applyRoot(deployment, 'edge', {
    project,
    region,
    gateway_config: gatewayConfig,
    console_host: consoleHost,
    ...(watching.ALERT_EMAIL !== undefined && { alert_email: watching.ALERT_EMAIL }),
    max_instances: watching.MAX_INSTANCES,
  })
  const missing = 'The gateway has no address yet: deploy again in a while'
  const host = z.string().min(1, missing).default('the-host-of-the-gateway')
  return z.object({ host }).parse(found).host
}

/**
 * Sets the budget. A budget belongs to the billing account, where the operator of the project may
 * have no right, so a refusal is only a warning. Without a budget, nothing is read.
 */
export async function applyBudget(deployment: Deployment): Promise<void> {
  const { project, number, billingAccount, watching, print } = deployment
  if (watching.MONTHLY_BUDGET === 'none') return
  try {
    await applyRoot(deployment, 'budget', {
      project,
      number,
      billing_account: billingAccount,
      monthly_budget: watching.MONTHLY_BUDGET,
    })
  } catch (error) {
    const why = messageOf(error)
    print(`WARNING: the budget is not set. MONTHLY_BUDGET=none leaves it out. ${why}`)
  }
}
