import type { z } from 'zod'
import type { status } from '../contract/schemas/service.ts'

type Status = z.input<typeof status>
export type Component = Status['components'][number]
export type ComponentId = Component['id']

const names: Record<ComponentId, string> = {
  api: 'API',
  analysis: 'Analysis',
  images: 'Images',
  webhooks: 'Webhooks',
  'sign-in': 'Sign-in',
}

/** `answers` means that the component works, and `keepsUp` means that its work is on time. */
export type Findings = Record<ComponentId, { answers: boolean; keepsUp: boolean }>

/** The components of the status page, in display order. */
export function toComponents(findings: Findings): Component[] {
  return (Object.keys(names) as ComponentId[]).map((id) => ({
    id,
    name: names[id],
    status: wordFor(findings[id]),
  }))
}

function wordFor({ answers, keepsUp }: Findings[ComponentId]): Component['status'] {
  if (!answers) return 'major_outage'
  return keepsUp ? 'operational' : 'degraded_performance'
}

/** The status of the page (https://developer.statuspage.io): critical if the API is down. */
export function summarise(components: readonly Component[]): Status['status'] {
  const isDown = components.filter((component) => component.status === 'major_outage')
  if (isDown.some((component) => component.id === 'api'))
    return { indicator: 'critical', description: 'Major System Outage' }
  if (isDown.length > 0) return { indicator: 'major', description: 'Partial System Outage' }
  if (components.some((component) => component.status !== 'operational'))
    return { indicator: 'minor', description: 'Partially Degraded Service' }
  return { indicator: 'none', description: 'All Systems Operational' }
}
