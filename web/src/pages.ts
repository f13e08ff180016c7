import type { Page } from './page.ts'

/** Every page of the console, one on each line, in the order of the navigation. */
// biome-ignore format: a page is a line
export const pages: readonly Page[] = [
  { path: '/', access: 'member', area: 'analyse', load: () => import('./pages/analyse/page.tsx'), navigation: { group: 'plants', label: 'common.pageAnalyse' } },
  { path: '/analyses/:id', access: 'member', area: 'analysis', load: () => import('./pages/analysis/page.tsx') },
  { path: '/sign-in', access: 'anybody', area: 'signIn', load: () => import('./pages/sign-in/page.tsx') },
  { path: '/history', access: 'member', area: 'history', load: () => import('./pages/history/page.tsx'), navigation: { group: 'plants', label: 'common.history' } },
  { path: '/compare', access: 'member', area: 'compare', load: () => import('./pages/compare/page.tsx'), navigation: { group: 'plants', label: 'common.compare' } },
  { path: '/catalogue', access: 'anybody', area: 'catalogue', shares: 'analysis', load: () => import('./pages/catalogue/page.tsx'), navigation: { group: 'plants', label: 'common.catalogue' } },
  { path: '/catalogue/conditions/:id', access: 'anybody', area: 'catalogue', shares: 'analysis', load: () => import('./pages/catalogue/condition-page.tsx') },
  { path: '/catalogue/plants/:id', access: 'anybody', area: 'catalogue', shares: 'analysis', load: () => import('./pages/catalogue/plant-page.tsx') },
  { path: '/statistics', access: 'member', area: 'statistics', load: () => import('./pages/statistics/page.tsx'), navigation: { group: 'plants', label: 'common.statistics' } },
  { path: '/devices', access: 'member', area: 'devices', load: () => import('./pages/devices/page.tsx'), navigation: { group: 'developers', label: 'common.devices' } },
  { path: '/api-keys', access: 'member', area: 'apiKeys', load: () => import('./pages/api-keys/page.tsx'), navigation: { group: 'developers', label: 'common.apiKeys' } },
  { path: '/webhooks', access: 'member', area: 'webhooks', load: () => import('./pages/webhooks/page.tsx'), navigation: { group: 'developers', label: 'common.webhooks' } },
  { path: '/webhooks/:id', access: 'member', area: 'webhooks', load: () => import('./pages/webhooks/webhook-page.tsx') },
  { path: '/docs', access: 'anybody', area: 'docs', load: () => import('./pages/docs/page.tsx'), navigation: { group: 'developers', label: 'common.navDocs' } },
  { path: '/docs/:slug', access: 'anybody', area: 'docs', load: () => import('./pages/docs/guide-page.tsx') },
  { path: '/moderation', access: 'admin', area: 'moderation', load: () => import('./pages/moderation/page.tsx'), navigation: { group: 'operators', label: 'common.moderation' } },
  { path: '/moderation/:analysisId', access: 'admin', area: 'moderation', shares: 'analysis', load: () => import('./pages/moderation/case-page.tsx') },
  { path: '/transactions', access: 'admin', area: 'operators', load: () => import('./pages/operators/transactions-page.tsx'), navigation: { group: 'operators', label: 'common.transactions' } },
  { path: '/users', access: 'superadmin', area: 'operators', load: () => import('./pages/operators/users-page.tsx'), navigation: { group: 'operators', label: 'common.users' } },
  { path: '/users/:uid', access: 'admin', area: 'operators', load: () => import('./pages/operators/user-page.tsx') },
  { path: '/permissions', access: 'superadmin', area: 'operators', load: () => import('./pages/operators/permissions-page.tsx'), navigation: { group: 'operators', label: 'common.permissions' } },
  { path: '/audit', access: 'admin', area: 'operators', load: () => import('./pages/operators/audit-page.tsx'), navigation: { group: 'operators', label: 'common.audit' } },
  { path: '/account', access: 'member', area: 'account', load: () => import('./pages/account/page.tsx'), navigation: { group: 'account', label: 'common.yourAccount' } },
  { path: '/invitations', access: 'member', area: 'invitations', load: () => import('./pages/invitations/page.tsx'), navigation: { group: 'account', label: 'common.invitations' } },
  { path: '/invitation', access: 'anybody', area: 'invitations', load: () => import('./pages/invitations/redeem-page.tsx') },
]
