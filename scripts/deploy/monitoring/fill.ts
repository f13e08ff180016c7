import type { Deployment } from '../deployment.ts'
import { nearMaximum } from '../../generate/monitoring/policies.ts'

/** The values for the names in double braces in the files of `monitoring/`. */
export function placeholders(
  deployment: Deployment,
  { host, consoleHost }: { host: string; consoleHost: string },
) {
  const { project, number, region, watching } = deployment
  return {
    project,
    number,
    region,
    host,
    consoleHost,
    alertEmail: watching.alertEmail ?? '',
    monthlyBudget: String(watching.monthlyBudget ?? ''),
    instancesNearMaximum: nearMaximum(watching.instancesMax),
  }
}

/** Fills in a resource's placeholders. A text that is only a placeholder may become a number. */
export function fill<T>(value: T, values: Readonly<Record<string, string | number>>): T {
  const filled = JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part !== 'string') return part
    const [, whole] = /^\{\{(\w+)\}\}$/.exec(part) ?? []
    if (whole !== undefined) return valueOf(whole)
    return part.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(valueOf(name)))
  })
  return JSON.parse(filled) as T

  function valueOf(name: string): string | number {
    const found = values[name]
    if (found === undefined) throw new Error(`monitoring/ names {{${name}}}, which nobody knows`)
    return found
  }
}
