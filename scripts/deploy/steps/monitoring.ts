import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../common/root.ts'
import { readConsoleSite } from '../console-site.ts'
import type { Deployment } from '../deployment.ts'
import { fill, placeholders } from '../monitoring/fill.ts'
import { type Found, type Kind, kinds, type Wanted } from '../monitoring/resources.ts'
import type { Action, Step } from '../step.ts'
import { readGateway } from './gateway.ts'

/** Cloud Monitoring takes up to ten minutes until it knows a new metric. */
const newMetric = { when: /Cannot find metric/, seconds: 60, attempts: 15 }

/**
 * Applies the files of `monitoring/`. Makes missing resources, updates changed resources, and
 * removes our resources that the files no longer contain.
 */
export const monitoringSteps: readonly Step[] = kinds.map((kind) => ({
  title: kind.title,
  async plan(deployment) {
    const listUrl = await kind.listUrl(deployment)
    const there = await readOurs(deployment, kind, listUrl)
    const wanted = await readWanted(deployment, kind)
    const kept = new Set(wanted.map(kind.partOf))
    return [
      ...there
        .filter(({ part }) => !kept.has(part))
        .map(({ url }) => remove(`${url}${kind.removal}`)),
      ...wanted.flatMap((each) => written(kind, each, there, listUrl)),
    ]
  },
}))

async function readOurs(deployment: Deployment, kind: Kind, listUrl: string): Promise<Found[]> {
  const all = await deployment.read.list(listUrl, kind.listKey, z.unknown())
  return all.flatMap((one) => kind.find(deployment, one) ?? [])
}

async function readWanted(deployment: Deployment, { file }: Kind): Promise<Wanted[]> {
  const { alertEmail, monthlyBudget } = deployment.watching
  if (file === 'notification-channels' && alertEmail === undefined) return []
  if (file === 'budgets' && monthlyBudget === undefined) return []
  const host = (await readGateway(deployment))?.host || 'the-host-of-the-gateway'
  const consoleHost = (await readConsoleSite(deployment))?.host ?? 'the-host-of-the-console'
  const text = readFileSync(join(root, 'monitoring', `${file}.json`), 'utf8')
  const wanted = fill(JSON.parse(text) as Wanted[], placeholders(deployment, { host, consoleHost }))
  if (file !== 'alert-policies') return wanted
  const channels = await readChannels(deployment)
  return wanted.map((policy) => ({ ...policy, notificationChannels: channels }))
}

/** The names that Cloud Monitoring gave our notification channels. */
async function readChannels(deployment: Deployment): Promise<string[]> {
  const [kind] = kinds
  if (kind === undefined) return []
  const found = await readOurs(deployment, kind, await kind.listUrl(deployment))
  return found.map(({ url }) => url.replace('https://monitoring.googleapis.com/v3/', ''))
}

function written(kind: Kind, wanted: Wanted, there: readonly Found[], listUrl: string): Action[] {
  const part = kind.partOf(wanted)
  const hash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 8)
  const found = there.find((one) => one.part === part)
  if (found?.hash === hash) return []
  const body = kind.stamp(wanted, hash)
  const make = write(`Make ${part}`, 'POST', listUrl, body)
  if (found === undefined) return [make]
  if (kind.change === 'REPLACE') return [remove(`${found.url}${kind.removal}`), make]
  return [write(`Change ${part}`, kind.change, found.url, body)]
}

function write(title: string, method: string, url: string, body: object): Action {
  return { kind: 'CALL', title, request: { method, url, body }, retry: newMetric }
}

function remove(url: string): Action {
  return {
    kind: 'CALL',
    title: 'Remove what is no longer watched',
    request: { method: 'DELETE', url },
  }
}
