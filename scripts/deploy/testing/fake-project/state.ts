/** The members of each role on one resource. The key is the role, with its condition if any. */
type Policy = Map<string, Set<string>>

export type Bucket = {
  location: string
  softDeleteSeconds: number
  lifecycle: unknown
  cors: unknown
  isUniform: boolean
  objects: Map<string, { text: string; writtenAt: number }>
}

type Database = {
  location: string
  isProtected: boolean
  hasPointInTimeRecovery: boolean
  backups: { recurrence: string; retention: string }[]
  /** The deployed files. Firestore finishes building the indexes at `indexesAt`. */
  rules: string | undefined
  indexes: string | undefined
  indexesAt: number
}

export type Service = {
  /** The flags of `gcloud run deploy` or of the functions' deployment. */
  flags: Record<string, string>
  labels: Record<string, string>
  revisions: string[]
  /** The revision that serves, or LATEST for the newest revision. */
  traffic: string
}

type DeployedCode = {
  codebase: string
  variables: Record<string, string>
  version: number
}

type GatewayConfig = { text: string; state: 'ACTIVE' | 'FAILED'; madeAt: number }

/** A version of a site: its files by path, and its Hosting configuration. */
export type SiteVersion = {
  status: 'FINALIZED' | 'DELETED'
  files: Map<string, string>
  configuration: SiteConfiguration
}

export type SiteConfiguration = {
  rewrites: { source: string; destination: string }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

export type SiteRelease = {
  type: string
  message: string
  version: string | undefined
  madeAt: number
}

/** A site of Hosting. The last release is the newest. */
export type Site = {
  versions: Map<string, SiteVersion>
  releases: SiteRelease[]
}

type HmacKey = { account: string; isActive: boolean; madeAt: number; changedAt: number }

/** Everything that the fake stores about one Google Cloud project. */
export type State = {
  id: string
  number: string
  seconds: number
  hasBilling: boolean
  hasFirebase: boolean
  /** The names of the sign-in providers, or undefined if Authentication was never set up. */
  signIn: string[] | undefined
  /** Effective organisation policies by constraint, in the form of the API. */
  constraints: Map<string, unknown>
  apis: Set<string>
  accounts: Map<string, number>
  /** The service accounts of Google that a command requested. */
  agents: Set<string>
  policies: Map<string, Policy>
  buckets: Map<string, Bucket>
  defaultBucket: string | undefined
  database: Database | undefined
  storageRules: string | undefined
  networks: Map<string, { mode: string }>
  subnets: Map<string, { network: string; region: string; hasPrivateAccess: boolean }>
  zones: Map<string, { domain: string; records: Map<string, string> }>
  repositories: Map<string, { policies: unknown; tags: Map<string, string> }>
  /** The number of versions of each secret: 0 for a secret whose creation was interrupted. */
  secrets: Map<string, number>
  /** The last value that a command wrote into each secret. */
  secretValues: Map<string, string>
  hmacKeys: Map<string, HmacKey>
  apiKeys: Map<string, { service: string }>
  services: Map<string, Service>
  functions: Map<string, DeployedCode>
  topics: Set<string>
  jobs: Map<string, Record<string, string>>
  gatewayApis: Set<string>
  gatewayConfigs: Map<string, GatewayConfig>
  gateways: Map<string, string>
  sites: Map<string, Site>
  /** The name of each web app, by its id. */
  webApps: Map<string, string>
  /** Domains that Authentication may link to. */
  authorizedDomains: string[]
  /** Permissions that the operator does not have. */
  denied: Set<string>
  /** Monitoring resources, by the name of the list and the resource's own name. */
  watching: Map<string, Map<string, Record<string, unknown>>>
  metricsMadeAt: Map<string, number>
  /** The time from which Eventarc works, or undefined before its first use. */
  eventarcAt: number | undefined
  /** The number of vCPUs that the functions of the region may use. A new project has 20 vCPUs. */
  cpuQuota: number
  /** Whether the service sees the gateway's address instead of each client's address. */
  seesGateway: boolean
  /** Whether the response to an analysis includes links to its photo. */
  linksPhotos: boolean
  /** How long Firestore takes to build indexes. */
  indexSeconds: number
}

/** The APIs that the Firebase console enables when the operator sets up Firebase. */
const apisOfConsole = [
  'serviceusage',
  'storage',
  'firebase',
  'firebasestorage',
  'identitytoolkit',
  'secretmanager',
]

/** A project whose operator has done only the manual steps. */
export function freshState(id: string): State {
  return {
    id,
    number: '123456789012',
    seconds: 0,
    hasBilling: true,
    hasFirebase: true,
    signIn: ['email'],
    constraints: new Map(),
    apis: new Set(apisOfConsole.map((name) => `${name}.googleapis.com`)),
    accounts: new Map(),
    agents: new Set(),
    policies: new Map(),
    buckets: new Map([[`${id}.firebasestorage.app`, newBucket('europe-west1')]]),
    defaultBucket: `${id}.firebasestorage.app`,
    database: undefined,
    storageRules: undefined,
    networks: new Map(),
    subnets: new Map(),
    zones: new Map(),
    repositories: new Map(),
    secrets: new Map([['SMTP_URL', 1]]),
    secretValues: new Map(),
    hmacKeys: new Map(),
    apiKeys: new Map(),
    services: new Map(),
    functions: new Map(),
    topics: new Set(),
    jobs: new Map(),
    ...noGateway(),
    ...noConsole(id),
    watching: new Map(),
    metricsMadeAt: new Map(),
    eventarcAt: undefined,
    cpuQuota: 20,
    seesGateway: false,
    linksPhotos: true,
    indexSeconds: 180,
  }
}

function noGateway(): Pick<State, 'gatewayApis' | 'gatewayConfigs' | 'gateways'> {
  return { gatewayApis: new Set(), gatewayConfigs: new Map(), gateways: new Map() }
}

function noConsole(id: string): Pick<State, 'sites' | 'webApps' | 'authorizedDomains' | 'denied'> {
  return {
    sites: new Map(),
    webApps: new Map(),
    // The initial state of a Firebase project.
    authorizedDomains: ['localhost', `${id}.firebaseapp.com`, `${id}.web.app`],
    denied: new Set(),
  }
}

/** Cloud Storage keeps deleted objects for seven days unless configured otherwise. */
export function newBucket(location: string): Bucket {
  const softDeleteSeconds = 7 * 24 * 60 * 60
  return {
    location,
    softDeleteSeconds,
    lifecycle: undefined,
    cors: undefined,
    isUniform: false,
    objects: new Map(),
  }
}

/** The key of a role in a policy: the name, and the condition if the role has a condition. */
export function conditioned(role: string, expression: string | undefined): string {
  return expression === undefined ? role : `${role} if ${expression}`
}

export function bind(state: State, resource: string, role: string, member: string): void {
  const policy = state.policies.get(resource) ?? new Map<string, Set<string>>()
  policy.set(role, (policy.get(role) ?? new Set()).add(member))
  state.policies.set(resource, policy)
}

export function membersOf(state: State, resource: string, role: string): string[] {
  return [...(state.policies.get(resource)?.get(role) ?? [])]
}

/** A policy in the form that every `getIamPolicy` returns. */
export function policyOf(state: State, resource: string) {
  const roles = state.policies.get(resource) ?? new Map<string, Set<string>>()
  return {
    bindings: [...roles].map(([name, members]) => {
      const [role, expression] = name.split(' if ')
      return { role, members: [...members], ...(expression && { condition: { expression } }) }
    }),
  }
}
