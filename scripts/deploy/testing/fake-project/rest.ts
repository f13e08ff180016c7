import type { Reply, Request } from '../../cloud.ts'
import { deployedService } from './deployed-service.ts'
import { gatewayRoutes } from './rest-gateway.ts'
import { answerSite, hostingRoutes } from './rest-hosting.ts'
import { answerMonitoring } from './rest-monitoring.ts'
import { runRoutes } from './rest-run.ts'
import { storageRoutes } from './rest-storage.ts'
import type { Route } from './route.ts'
import { policyOf, type State } from './state.ts'

const accountPath = /^iam\.googleapis\.com\/v1\/projects\/[^/]+\/serviceAccounts\/([^/:]+)/

const routes: Route[] = [
  {
    api: 'iam',
    path: new RegExp(`${accountPath.source}:getIamPolicy$`),
    answer: (state, [account = '']) =>
      state.accounts.has(account) ? policyOf(state, `serviceAccounts/${account}`) : undefined,
  },
  {
    api: 'iam',
    path: new RegExp(`${accountPath.source}$`),
    answer: (state, [account = '']) =>
      state.accounts.has(account) ? { email: account } : undefined,
  },
  {
    path: /^cloudresourcemanager\.googleapis\.com\/v1\/projects\/[^/]+:getIamPolicy$/,
    answer: (state) => policyOf(state, `projects/${state.id}`),
  },
  {
    path: /^cloudresourcemanager\.googleapis\.com\/v1\/projects\/[^/]+:getEffectiveOrgPolicy$/,
    answer: (state, _, { body }) => {
      const { constraint } = body as { constraint: string }
      return state.constraints.get(constraint) ?? { constraint }
    },
  },
  {
    path: /^cloudresourcemanager\.googleapis\.com\/v1\/projects\/[^/]+:testIamPermissions$/,
    answer: ({ denied }, _, { body }) => {
      const { permissions } = body as { permissions: string[] }
      return { permissions: permissions.filter((name) => !denied.has(name)) }
    },
  },
  {
    api: 'cloudbilling',
    path: /^cloudbilling\.googleapis\.com\/v1\/projects\/[^/]+\/billingInfo$/,
    answer: () => ({ billingAccountName: 'billingAccounts/000000-000000-000000' }),
  },
  {
    api: 'firebase',
    path: /^firebase\.googleapis\.com\/v1beta1\/projects\/[^/]+$/,
    answer: ({ hasFirebase, id }) => (hasFirebase ? { projectId: id } : undefined),
  },
  {
    api: 'identitytoolkit',
    path: /^identitytoolkit\.googleapis\.com\/admin\/v2\/projects\/[^/]+\/config$/,
    answer: (state, _, { method, body }) => {
      const { signIn, authorizedDomains } = state
      if (method === 'PATCH') Object.assign(state, { authorizedDomains: [], ...(body as object) })
      return (
        signIn && {
          signIn: signIn.includes('email') ? { email: { enabled: true } } : {},
          authorizedDomains,
        }
      )
    },
  },
  {
    api: 'identitytoolkit',
    path: /^identitytoolkit\.googleapis\.com\/admin\/v2\/projects\/[^/]+\/(?:oauthIdp|inboundSaml)Configs$/,
    answer: () => ({}),
  },
  {
    api: 'identitytoolkit',
    path: /^identitytoolkit\.googleapis\.com\/admin\/v2\/projects\/[^/]+\/defaultSupportedIdpConfigs$/,
    answer: ({ signIn = [] }) => ({
      defaultSupportedIdpConfigs: signIn
        .filter((name) => name !== 'email')
        .map((name) => ({ name, enabled: true })),
    }),
  },
  {
    api: 'apikeys',
    path: /^apikeys\.googleapis\.com\/v2\/projects\/[^/]+\/locations\/global\/keys\/([^/]+)\/keyString$/,
    answer: (state, [id = '']) => (state.apiKeys.has(id) ? { keyString: `key-${id}` } : undefined),
  },
  {
    api: 'apikeys',
    path: /^apikeys\.googleapis\.com\/v2\/projects\/[^/]+\/locations\/global\/keys\/([^/]+)$/,
    answer: (state, [id = '']) => {
      const key = state.apiKeys.get(id)
      return key && { restrictions: { apiTargets: [{ service: key.service }] } }
    },
  },
  {
    api: 'secretmanager',
    path: /^secretmanager\.googleapis\.com\/v1\/projects\/[^/]+\/secrets$/,
    answer: ({ secrets, number }) => ({
      secrets: [...secrets.keys()].map((name) => ({ name: `projects/${number}/secrets/${name}` })),
    }),
  },
  {
    api: 'secretmanager',
    path: /^secretmanager\.googleapis\.com\/v1\/projects\/[^/]+\/secrets\/([^/]+)\/versions\/latest$/,
    answer: ({ secrets, number }, [name = '']) => {
      const version = secrets.get(name)
      return version
        ? { name: `projects/${number}/secrets/${name}/versions/${version}` }
        : undefined
    },
  },
  {
    api: 'secretmanager',
    path: /^secretmanager\.googleapis\.com\/v1\/projects\/[^/]+\/secrets\/([^/]+)\/versions\/latest:access$/,
    answer: ({ secretValues }, [name = '']) => {
      const value = secretValues.get(name)
      return value === undefined
        ? undefined
        : { payload: { data: Buffer.from(value).toString('base64') } }
    },
  },
  {
    path: /^storage\.googleapis\.com\/storage\/v1\/projects\/[^/]+\/hmacKeys$/,
    answer: ({ hmacKeys }) => ({
      items: [...hmacKeys].map(([accessId, { isActive, madeAt, changedAt }]) => ({
        accessId,
        state: isActive ? 'ACTIVE' : 'INACTIVE',
        timeCreated: new Date(madeAt * 1000).toISOString(),
        updated: new Date(changedAt * 1000).toISOString(),
      })),
    }),
  },
  {
    api: 'pubsub',
    path: /^pubsub\.googleapis\.com\/v1\/projects\/[^/]+\/topics\/([^/:]+)$/,
    answer: ({ topics }, [name = '']) => (topics.has(name) ? { name } : undefined),
  },
  {
    api: 'pubsub',
    path: /^pubsub\.googleapis\.com\/v1\/projects\/[^/]+\/topics\/([^/:]+):getIamPolicy$/,
    answer: (state, [name = '']) =>
      state.topics.has(name) ? policyOf(state, `topics/${name}`) : undefined,
  },
  {
    api: 'iamcredentials',
    path: /^iamcredentials\.googleapis\.com\/v1\/projects\/-\/serviceAccounts\/([^/:]+):signJwt$/,
    answer: (state, [account = '']) =>
      state.policies.get(`serviceAccounts/${account}`)?.has('roles/iam.serviceAccountTokenCreator')
        ? { signedJwt: 'a-custom-token' }
        : undefined,
  },
  {
    api: 'identitytoolkit',
    path: /^identitytoolkit\.googleapis\.com\/v1\/accounts:signInWithCustomToken$/,
    answer: () => ({ idToken: 'an-identity-token' }),
  },
  {
    path: /^serviceusage\.googleapis\.com\/v1beta1\/projects\/[^/]+\/services\/([a-z]+)\.googleapis\.com:generateServiceIdentity$/,
    answer: ({ agents, number }, [name = '']) => {
      agents.add(`service-${number}@gcp-sa-${name}.iam.gserviceaccount.com`)
      return { done: true }
    },
  },
  ...storageRoutes,
  ...runRoutes,
  ...gatewayRoutes,
  ...hostingRoutes,
]

/** Responds as Google's APIs do, with 403 for a disabled API and 404 for a missing resource. */
export function answerRest(state: State, request: Request): Reply {
  const served =
    deployedService(state, request) ??
    answerSite(state, request) ??
    answerMonitoring(state, request)
  if (served) return served
  const address = decodeURIComponent(request.url.replace('https://', '').split('?')[0] ?? '')
  for (const { api, path, answer } of routes) {
    const match = path.exec(address)
    if (!match) continue
    if (api && !state.apis.has(`${api}.googleapis.com`))
      return failure(403, 'PERMISSION_DENIED', 'SERVICE_DISABLED')
    const body = answer(state, match.slice(1), request)
    return body === undefined ? failure(404, 'NOT_FOUND') : { status: 200, body }
  }
  throw new Error(`the fake does not know ${request.method} ${request.url}`)
}

function failure(code: number, status: string, reason?: string): Reply {
  const details = reason ? [{ reason, domain: 'googleapis.com' }] : []
  return { status: code, body: { error: { code, status, details } } }
}
