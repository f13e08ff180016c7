import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '@plant/common/errors'
import { z } from 'zod'
import { root } from '../common/root.ts'
import type { Deployment } from './deployment.ts'
import { type Existing, idsOfExisting, importBlocks } from './existing.ts'
import { bucketUrl, stateBucket } from './names.ts'
import { freshRole, type Retry, run, writeText } from './run.ts'

/** The program may be OpenTofu. */
export const terraform = process.env['TERRAFORM'] ?? 'terraform'

type Root = 'base' | 'database' | 'region' | 'gateway' | 'edge' | 'budget'

/**
 * A new API or account takes some minutes, also Google's own accounts, and a new metric up to ten.
 * Firestore refuses some of many changes at once, which the provider does not always repeat.
 */
const freshPart: Retry = {
  when: /enabled this API recently|service account .* not exist|service agent .*not have|propagated|being provisioned|Cannot find metric|contention/i,
  seconds: 180,
  attempts: 4,
}

const outputs = z.record(z.string(), z.object({ value: z.unknown() }))

/** Parts of a former database and of another region keep their own state, and stay as they are. */
function stateOf(name: Root, { parsed, region }: Deployment): string {
  if (name === 'region' || name === 'gateway') return `${name}-${region}`
  const { FIRESTORE_DATABASE: database } = parsed
  return name === 'database' && database !== '(default)' ? `${name}-${database}` : name
}

/** Applies or plans a part of `infrastructure/`. Returns its outputs, empty before the first. */
export async function applyRoot(
  deployment: Deployment,
  name: Root,
  variables: Record<string, unknown>,
  existing: Existing = {},
): Promise<Record<string, unknown>> {
  const { isDryRun, isReal, read } = deployment
  const state = stateOf(name, deployment)
  const folder = join(deployment.work, 'infrastructure', deployment.project, state)
  copyFiles(join(root, 'infrastructure', name), folder)
  writeText(join(folder, 'terraform.tfvars.json'), JSON.stringify(variables, null, 2))
  const bucket = stateBucket(deployment)
  const hasState = !isDryRun || (await read.get(bucketUrl(bucket), z.object({}))) !== undefined
  // Before the first deployment, a dry run plans from an empty state on this machine.
  const local = 'terraform {\n  backend "local" {}\n}\n'
  if (!hasState) writeText(join(folder, 'backend_override.tf'), local)
  // No call needs a real token without a project, but the provider demands one.
  const environment = isReal ? undefined : { GOOGLE_OAUTH_ACCESS_TOKEN: 'none' }
  const options = { isRead: true, ...(environment && { environment }) } as const
  const at = `${terraform} -chdir=${folder}`
  const backend = hasState ? `-backend-config=bucket=${bucket} -backend-config=prefix=${state}` : ''
  const init = `${at} init -input=false -no-color -reconfigure ${backend}`
  await run(deployment, init, { ...options, retry: freshRole })
  await saveState(deployment, folder)
  const plan = `plan -lock=false ${isReal ? '' : '-refresh=false'}`
  const verb = isDryRun ? plan : 'apply -auto-approve -lock-timeout=5m'
  const how = isDryRun ? options : { retry: freshPart }
  await takingOver(deployment, folder, existing, () =>
    run(deployment, `${at} ${verb} -input=false -no-color`, how),
  )
  const said = await run(deployment, `${at} output -json`, options)
  const found = outputs.parse(said === '' ? {} : JSON.parse(said))
  return Object.fromEntries(Object.entries(found).map(([key, { value }]) => [key, value]))
}

/** Terraform leaves its state in the folder if it loses the connection to the bucket. */
async function saveState(deployment: Deployment, folder: string): Promise<void> {
  const unsaved = join(folder, 'errored.tfstate')
  if (deployment.isDryRun || !existsSync(unsaved)) return
  await run(deployment, `${terraform} -chdir=${folder} state push errored.tfstate`)
  rmSync(unsaved)
}

/** Repeats a run that finds what an earlier run made while it lost its connection or was killed. */
export async function takingOver(
  place: Pick<Deployment, 'project' | 'region'>,
  folder: string,
  existing: Existing,
  apply: () => Promise<unknown>,
): Promise<void> {
  writeText(join(folder, 'imports.tf'), importBlocks(existing))
  try {
    await apply()
  } catch (error) {
    const found = { ...existing, ...idsOfExisting(place, messageOf(error)) }
    if (Object.keys(found).length === Object.keys(existing).length) throw error
    await takingOver(place, folder, found, apply)
  }
}

/** Replaces the files of a former version. What Terraform has fetched or not saved stays. */
function copyFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const former = readdirSync(to).filter((name) => !/^\.terraform|^errored/.test(name))
  for (const name of former) rmSync(join(to, name), { recursive: true })
  const filter = (path: string) => !/\/(tests|\.terraform)$/.test(path)
  cpSync(from, to, { recursive: true, filter })
}
