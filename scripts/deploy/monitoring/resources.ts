import { z } from 'zod'
import type { Deployment } from '../deployment.ts'
import type { MonitoringFile } from '../../generate/monitoring/files.ts'

/** A resource of the project, with our name for it and the hash of its content. */
export type Found = { part: string; hash: string; url: string }

/** How to read and write one kind of resource. */
export type Kind = {
  file: MonitoringFile
  title: string
  listUrl(deployment: Deployment): Promise<string>
  listKey: string
  /** Returns our name for an existing resource, or undefined if the resource is not ours. */
  find(deployment: Deployment, found: unknown): Found | undefined
  partOf(wanted: Wanted): string
  /** Returns the resource with the hash of its content added. */
  stamp(wanted: Wanted, hash: string): object
  /** How to update an existing resource whose content differs. */
  change: 'PATCH' | 'PUT' | 'REPLACE'
  /** The query string of a request that removes the resource. */
  removal: '' | '?force=true'
}

/** The fields that the deployment reads from resources of every kind. */
export type Wanted = {
  name?: string
  displayName?: string
  description?: string
  labels?: Record<string, string>
  userLabels?: Record<string, string>
}

const monitoring = 'https://monitoring.googleapis.com'
const labels = z.record(z.string(), z.string()).default({})

/** A kind of resource with labels. All APIs of Cloud Monitoring have labels. */
function labelled(
  file: MonitoringFile,
  title: string,
  {
    version,
    path,
    field,
    change,
  }: {
    version: 'v1' | 'v3'
    path: string
    field: 'labels' | 'userLabels'
    change: Kind['change']
  },
): Kind {
  const state = z.object({ name: z.string(), [field]: labels })
  return {
    file,
    title,
    listUrl: async ({ project }) => `${monitoring}/${version}/projects/${project}/${path}`,
    listKey: path,
    change,
    // Without it, Cloud Monitoring keeps a channel that a policy notifies.
    removal: path === 'notificationChannels' ? '?force=true' : '',
    find(_deployment, found) {
      const { name, [field]: marks } = state.parse(found) as {
        name: string
        labels?: Record<string, string>
        userLabels?: Record<string, string>
      }
      const { service, part = '', content = '' } = marks as unknown as Record<string, string>
      if (service !== 'plant-analysis') return undefined
      return { part, hash: content, url: `${monitoring}/${version}/${name}` }
    },
    partOf: (wanted) => wanted[field]?.['part'] ?? '',
    stamp: (wanted, hash) => ({ ...wanted, [field]: { ...wanted[field], content: hash } }),
  }
}

/** Log metrics have no labels, so the hash is at the end of the description. */
const logMetrics: Kind = {
  file: 'log-metrics',
  title: 'Count what the log says',
  listUrl: async ({ project }) => `https://logging.googleapis.com/v2/projects/${project}/metrics`,
  listKey: 'metrics',
  change: 'PUT',
  removal: '',
  find({ project }, found) {
    const { name, description } = z
      .object({ name: z.string(), description: z.string().default('') })
      .parse(found)
    const url = `https://logging.googleapis.com/v2/projects/${project}/metrics/${name}`
    const hash = /\((\w+)\)$/.exec(description)?.[1] ?? ''
    return name.startsWith('plant_') ? { part: name, hash, url } : undefined
  },
  partOf: ({ name = '' }) => name,
  stamp: (wanted, hash) => ({ ...wanted, description: `${wanted.description} (${hash})` }),
}

const budgetsApi = 'https://billingbudgets.googleapis.com/v1'

/** A budget has only a display name, so the hash is the last word of the name. */
const budgets: Kind = {
  file: 'budgets',
  title: 'Set the budget',
  async listUrl({ project, read }) {
    const url = `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`
    const found = await read.get(url, z.object({ billingAccountName: z.string() }))
    return `${budgetsApi}/${found?.billingAccountName ?? 'billingAccounts/the-account'}/budgets`
  },
  listKey: 'budgets',
  change: 'PATCH',
  removal: '',
  find({ project }, found) {
    const { name, displayName } = z
      .object({ name: z.string(), displayName: z.string().default('') })
      .parse(found)
    const [service, of, hash = ''] = displayName.split(' ')
    if (service !== 'plant-analysis' || of !== project) return undefined
    return { part: 'budget', hash, url: `${budgetsApi}/${name}` }
  },
  partOf: () => 'budget',
  stamp: (wanted, hash) => ({ ...wanted, displayName: `${wanted.displayName} ${hash}` }),
}

/** All kinds of monitoring resources, in the order in which they depend on each other. */
export const kinds: readonly Kind[] = [
  labelled('notification-channels', 'Say who is told', {
    version: 'v3',
    path: 'notificationChannels',
    field: 'userLabels',
    change: 'PATCH',
  }),
  logMetrics,
  // The host of an uptime check cannot be changed.
  labelled('uptime-checks', 'Ask for health from outside', {
    version: 'v3',
    path: 'uptimeCheckConfigs',
    field: 'userLabels',
    change: 'REPLACE',
  }),
  labelled('alert-policies', 'Set the alerts', {
    version: 'v3',
    path: 'alertPolicies',
    field: 'userLabels',
    change: 'PATCH',
  }),
  labelled('dashboards', 'Make the dashboard', {
    version: 'v1',
    path: 'dashboards',
    field: 'labels',
    change: 'PATCH',
  }),
  budgets,
]
