import type { People } from '../demo/seed-demonstration.ts'

/** A page and its signed-in account. `idsOf` gives the values of the names in braces in `path`. */
export type Pictured = {
  readonly name: string
  readonly who: keyof People | null
  readonly path: string
}

/** Every page of the console, with an account that has content on it. */
// biome-ignore format: a page is a line
export const pictured: readonly Pictured[] = [
  { name: 'sign-in', who: null, path: '/sign-in' },
  { name: 'catalogue', who: null, path: '/catalogue?search=rose' },
  { name: 'catalogue-problems', who: null, path: '/catalogue?show=problems&host=rosa' },
  { name: 'catalogue-plant', who: null, path: '/catalogue/plants/citrus' },
  { name: 'catalogue-condition', who: null, path: '/catalogue/conditions/citrus_greening' },
  { name: 'analyse', who: 'grower', path: '/' },
  { name: 'analysis', who: 'grower', path: '/analyses/{photo}' },
  { name: 'not-a-plant', who: 'grower', path: '/analyses/{other}' },
  { name: 'history', who: 'grower', path: '/history' },
  { name: 'compare', who: 'grower', path: '/compare?plant=Bean%20by%20the%20fence' },
  { name: 'statistics', who: 'grower', path: '/statistics' },
  { name: 'account', who: 'grower', path: '/account' },
  { name: 'api-keys', who: 'nursery', path: '/api-keys' },
  { name: 'webhooks', who: 'nursery', path: '/webhooks' },
  { name: 'webhook', who: 'nursery', path: '/webhooks/{webhook}' },
  { name: 'devices', who: 'nursery', path: '/devices' },
  { name: 'people', who: 'nursery', path: '/invitations' },
  { name: 'reference', who: 'nursery', path: '/docs' },
  { name: 'guide', who: 'nursery', path: '/docs/quick-start' },
  { name: 'moderation', who: 'superadmin', path: '/moderation' },
  { name: 'moderation-case', who: 'superadmin', path: '/moderation/{held}' },
  { name: 'transactions', who: 'superadmin', path: '/transactions' },
  { name: 'users', who: 'superadmin', path: '/users' },
  { name: 'user', who: 'superadmin', path: '/users/{banned}' },
  { name: 'permissions', who: 'superadmin', path: '/permissions' },
  { name: 'audit', who: 'superadmin', path: '/audit' },
]

/** The ids that replace the names in braces in the paths. */
export async function idsOf(people: People): Promise<Record<string, string>> {
  const { grower, nursery, superadmin, banned } = people
  const ill = { outcome: 'ISSUES_FOUND', plantId: 'Bean by the fence' } as const
  const [photos, others, webhooks, queue] = await Promise.all([
    grower.plants.request('history.list', { query: ill }),
    grower.plants.request('history.list', { query: { outcome: 'NOT_A_PLANT' } }),
    nursery.plants.request('webhooks.list'),
    superadmin.plants.request('admin.listModeration'),
  ])
  return {
    photo: photos.items[0]?.id ?? '',
    other: others.items[0]?.id ?? '',
    webhook: webhooks.items[0]?.id ?? '',
    held: queue.items[0]?.analysisId ?? '',
    banned: banned.uid,
  }
}
