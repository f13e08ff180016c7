import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../scripts/deploy/deployment.ts'
import { type Existing, importBlocks, readExisting } from '../../scripts/deploy/existing.ts'
import { takingOver } from '../../scripts/deploy/terraform.ts'
import { bucket, here, readerOf, variables } from './project.ts'
import { type Store, startStore } from './store.ts'
import { type CopiedRoot, copyRoot } from './terraform.ts'

/** The project of the test that runs, and its copy of a part of infrastructure/. */
export let store: Store
export let copied: CopiedRoot

/** A project in which a person has made the default bucket. */
export async function prepare(name: keyof typeof variables, refusals: Store['refusals'] = []) {
  store = await startStore(refusals)
  const made = { ...bucket, projectNumber: '1234', storageClass: 'STANDARD' }
  store.documents.set(`STORAGE/b/${bucket.name}`, { ...made, id: bucket.name })
  store.documents.set('COMPUTE/projects/1234', { name: 'plants-1' })
  store.documents.set('RESOURCE_MANAGER/projects/plants-1', {
    projectId: 'plants-1',
    projectNumber: '1234',
    lifecycleState: 'ACTIVE',
  })
  store.documents.set('STORAGE/projects/plants-1/serviceAccount', {
    email_address: 'service-1234@gs-project-accounts.iam.gserviceaccount.com',
  })
  copied = await copyRoot(name, variables[name], store)
  const known = name === 'base' || name === 'database' ? (await existing())[name] : {}
  writeFileSync(join(copied.folder, 'imports.tf'), importBlocks(known))
}

/** Reads the project as a deployment does, but from the store. */
export const read = readerOf(() => store)

export function existing(database = '(default)'): ReturnType<typeof readExisting> {
  const parsed = { FIRESTORE_DATABASE: database }
  return readExisting({ read, project: 'plants-1', bucket, parsed } as unknown as Deployment)
}

/** Applies as a deployment does. Returns what each attempt printed. */
export async function deployPart(known: Existing): Promise<string[]> {
  const said: string[] = []
  await takingOver(here, copied.folder, known, async () => {
    const { status, text } = await copied.apply()
    said.push(text)
    if (status !== 0) throw new Error(text)
  })
  return said
}

export async function clean() {
  copied.remove()
  await store.close()
}

/** Replaces the copy by one with an empty state and other variables. */
export async function copyAgain(name: string, others: object): Promise<void> {
  copied.remove()
  copied = await copyRoot(name, others, store)
}
