import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../common/root.ts'

const text = readFileSync(join(root, 'infrastructure/deployer-role.yaml'), 'utf8')
const { includedPermissions } = parse(text) as { includedPermissions: string[] }
const required = createRequire(import.meta.url)('firebase-tools-deploy/lib/deploy/index.js') as {
  TARGET_PERMISSIONS: Record<'functions' | 'hosting' | 'storage', string[]>
}

it('the role has what the Firebase CLI requires before it deploys', () => {
  const { functions, hosting, storage } = required.TARGET_PERMISSIONS
  expect(includedPermissions).toEqual(expect.arrayContaining([functions, hosting, storage].flat()))
})

// Google refuses a role, and a test of permissions, that name one that does not exist.
it('the role names permissions as Google does', () => {
  // https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions
  expect(includedPermissions).toContain('cloudfunctions.functions.sourceCodeSet')
  expect(includedPermissions).not.toContain('cloudfunctions.functions.generateUploadUrl')
  // https://cloud.google.com/firestore/native/docs/security/iam: the former name of `schemas`.
  expect(includedPermissions.filter((name) => name.startsWith('datastore.indexes'))).toEqual([])
})

it('the role may read the policies that the preflight reads', () => {
  // https://cloud.google.com/iam/docs/roles-permissions/orgpolicy: a project can grant it.
  expect(includedPermissions).toContain('orgpolicy.policy.get')
})

it('the role may take over what watches, and move a project to another region', () => {
  for (const kind of ['alertPolicies', 'dashboards', 'notificationChannels', 'uptimeCheckConfigs'])
    expect(includedPermissions).toContain(`monitoring.${kind}.list`)
  for (const moved of ['artifactregistry.repositories', 'compute.subnetworks', 'run.services'])
    expect(includedPermissions).toContain(`${moved}.delete`)
})

it('the role may deploy an image and alert on log lines', () => {
  // https://cloud.google.com/run/docs/reference/iam/roles#additional-configuration
  expect(includedPermissions).toContain('artifactregistry.repositories.downloadArtifacts')
  // https://cloud.google.com/logging/docs/alerting/log-based-alerts
  expect(includedPermissions).toContain('logging.notificationRules.create')
})

it('the role may make and serve a configuration of the gateway', () => {
  // https://cloud.google.com/api-gateway/docs/reference/rest/v1/projects.locations.apis.configs/create
  expect(includedPermissions).toContain('apigateway.apis.update')
  // https://cloud.google.com/api-gateway/docs/reference/rest/v1/projects.locations.gateways/create
  expect(includedPermissions).toContain('apigateway.locations.get')
})

it('the role may upgrade Authentication for a second factor', () => {
  // https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects.identityPlatform/initializeAuth
  expect(includedPermissions).toContain('firebaseauth.configs.create')
})

it('the role may make a scheduled job, which the provider resumes each time', () => {
  // https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs/resume
  expect(includedPermissions).toContain('cloudscheduler.jobs.enable')
})

it('the role has what Firebase requires of each custom role', () => {
  // https://firebase.google.com/docs/projects/iam/permissions#required-permissions
  const required = ['apikeys.keys.list', 'apikeys.keys.lookup', 'firebase.links.list']
  expect(includedPermissions).toEqual(expect.arrayContaining(required))
})

it('the role may watch a new version, and give the former one its traffic and rules back', () => {
  // https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.timeSeries/list
  const needed = ['monitoring.timeSeries.list', 'run.services.list', 'run.services.update']
  const rules = ['firebaserules.releases.list', 'firebaserules.releases.update']
  expect(includedPermissions).toEqual(expect.arrayContaining([...needed, ...rules]))
})

/** How the permissions name what Terraform calls `google_compute_…`, where the plural differs. */
const plurals: Readonly<Record<string, string>> = {
  global_address: 'globalAddresses',
  managed_ssl_certificate: 'sslCertificates',
  security_policy: 'securityPolicies',
  ssl_policy: 'sslPolicies',
  target_https_proxy: 'targetHttpsProxies',
}

/** The kinds of Compute that Terraform makes, such as `globalAddresses`. */
function computeKinds(files: readonly string[]): string[] {
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const types = [...text.matchAll(/^resource "google_compute_(\w+)"/gm)]
  return types.map(([, type = '']) => {
    const name = type.replaceAll(/_(\w)/g, (_part, letter: string) => letter.toUpperCase())
    return plurals[type] ?? `${name}s`
  })
}

it("the role may make and remove each part of the API's own domain", () => {
  const kinds = computeKinds(['infrastructure/edge/domain.tf', 'infrastructure/gateway/gateway.tf'])
  expect(kinds.length).toBeGreaterThan(7)
  for (const kind of kinds) {
    const verbs = ['create', 'delete', 'get'].map((verb) => `compute.${kind}.${verb}`)
    expect(includedPermissions).toEqual(expect.arrayContaining(verbs))
  }
  // https://cloud.google.com/compute/docs/reference/rest/v1/backendServices/setSecurityPolicy
  expect(includedPermissions).toContain('compute.backendServices.setSecurityPolicy')
})

it('the role may list what the page on deploying lists', () => {
  const page = readFileSync(join(root, 'docs/deploying.md'), 'utf8')
  const lists = [...page.matchAll(/gcloud compute ([\w-]+) list/g)].map(([, kind = '']) =>
    kind.replaceAll(/-(\w)/g, (_part, letter: string) => letter.toUpperCase()),
  )
  expect(lists).toContain('sslCertificates')
  const names = lists.map((kind) => `compute.${kind}.list`)
  expect(includedPermissions).toEqual(expect.arrayContaining(names))
})

// https://cloud.google.com/compute/docs/reference/rest/v1: the kinds with a method `setLabels`.
const labelled = `addresses disks externalVpnGateways forwardingRules globalAddresses
  globalForwardingRules images instances instantSnapshots interconnectAttachments interconnects
  machineImages regionDisks regionInstantSnapshots regionSecurityPolicies securityPolicies
  snapshots targetVpnGateways vpnGateways vpnTunnels`.split(/\s+/)

// The provider labels each new part: goog-terraform-provisioned. Other services take labels with
// the creation, so this needs a permission of its own in Compute only.
it('the role may label each part of Compute', () => {
  const kinds = computeKinds(globSync('infrastructure/*/*.tf', { cwd: root }))
  expect(kinds).toEqual(expect.arrayContaining(['networks', 'securityPolicies', 'subnetworks']))
  for (const kind of kinds) {
    // Also `get`, because a wrong name of a kind would never be a labelled one.
    const verbs = labelled.includes(kind) ? ['get', 'setLabels'] : ['get']
    const names = verbs.map((verb) => `compute.${kind}.${verb}`)
    expect(includedPermissions).toEqual(expect.arrayContaining(names))
  }
})
