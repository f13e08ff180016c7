import { createReader } from '../../scripts/deploy/read.ts'
import type { Store } from './store.ts'

export const bucket = { name: 'plants-1.firebasestorage.app', location: 'EU' }
export const here = { project: 'plants-1', region: 'europe-west1' }
export const variables = {
  base: {
    project: 'plants-1',
    settling: '0s',
    number: '1234',
    deployer: 'user:ada@example.org',
    multi_region: 'EU',
    bucket,
    settings: {},
  },
  database: { project: 'plants-1', database: '(default)', location: 'eur3' },
  region: { ...here, settings: { MAX_INSTANCES: 10, IMAGE_PROCESSOR_MIN_INSTANCES: 1 } },
  gateway: { ...here, gateway_config: 'c1', settings: {} },
  edge: {
    ...here,
    settling: '0s',
    gateway_host: 'plant-analysis.gateway.dev',
    console_host: 'plants-1.web.app',
    app: '1:1234:web:5678',
    settings: { ALERT_EMAIL: 'ada@example.org', MAX_INSTANCES: 10 },
  },
  budget: { project: 'plants-1', number: '1234', billing_account: '0-1-2', monthly_budget: 100 },
}

const kinds =
  /\/(webApps|backupSchedules|indexes|budgets|dashboards|alertPolicies|uptimeCheckConfigs|notificationChannels)$/

/** Reads a project as a deployment does, but from a store. */
export const readerOf = (storeNow: () => Store) =>
  createReader({
    async request({ url }) {
      const { hostname, pathname } = new URL(url)
      const [host = ''] = hostname.toUpperCase().split('.')
      const service = host.replace('BILLINGBUDGETS', 'BILLING_BUDGETS')
      const key = `${service}${pathname.replace(/^\/\w+/, '')}`
      const store = storeNow()
      const document = store.documents.get(key)
      if (document) return { status: 200, body: document }
      const [, kind = ''] = kinds.exec(key) ?? []
      const [within = `${service}/`] = /^FIRESTORE\/.*\/databases\/[^/]+\//.exec(key) ?? []
      const all = [...store.documents].filter(([name]) => name.startsWith(within))
      const found = all.filter(([name]) => name.split('/').at(-2) === kind)
      const listed = found.map(([, one]) => one)
      return kind === ''
        ? { status: 404, body: {} }
        : { status: 200, body: { [kind === 'webApps' ? 'apps' : kind]: listed } }
    },
    wait: async () => undefined,
    execute: never,
  })

async function never(): Promise<never> {
  throw new Error('nothing is executed')
}
