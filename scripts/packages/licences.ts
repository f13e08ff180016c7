import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import satisfies from 'spdx-satisfies'
import { z } from 'zod'
import { readJson } from '../common/json.ts'
import { root } from '../common/root.ts'
import { allowedLicences, corrections, exceptions, pythonLicences } from './allowed-licences.ts'

const entrySchema = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
})
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) })
const lockFiles = ['package-lock.json', 'tools/node/package-lock.json']
const pythonLock = 'image-processor/model/requirements.lock'
const oldSchema = z.object({ licenses: z.array(z.object({ type: z.string() })).default([]) })

export type Licensed = {
  readonly name: string
  readonly version: string
  /** As the package states it, for example an SPDX expression. Empty if it states none. */
  readonly stated: string
  /** Whether only tools and tests need it, so that nobody receives it from us. */
  readonly isTool: boolean
}

/** Every version of every package that npm or pip installs from a lock file. */
export function readLicences(): Licensed[] {
  const found = [...lockFiles.flatMap(readNpmLock), ...readPythonLock()]
  return [...new Map(found.map((each) => [`${each.name}@${each.version}`, each])).values()]
}

function readNpmLock(file: string): Licensed[] {
  const { packages } = lockSchema.parse(readJson(join(root, file)))
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version = '', license, dev = false }]) => {
      const name = place.split('node_modules/').at(-1) ?? place
      return { name, version, stated: license ?? oldFormOf(place), isTool: dev }
    })
}

/** pip's metadata are on the internet, so a list has them. */
function readPythonLock(): Licensed[] {
  const lines = readFileSync(join(root, pythonLock), 'utf8').split('\n')
  return lines
    .filter((line) => line.includes('=='))
    .map((line) => {
      const [name = '', version = ''] = line.split('==')
      return { name, version, stated: pythonLicences[line] ?? '', isTool: true }
    })
}

/** The field `licenses`, which npm does not copy to the lock file. */
function oldFormOf(place: string): string {
  const { licenses } = oldSchema.parse(readJson(join(root, place, 'package.json')))
  return licenses.map(({ type }) => type).join(' OR ')
}

/** Says why a package must not be used. */
export function faultOf({ name, version, stated, isTool }: Licensed): string | undefined {
  const corrected = corrections.find((each) => each.name === name && each.stated === stated)
  const licence = corrected?.licence ?? stated
  const own = exceptions
    .filter((each) => each.packages.test(name) && (isTool || !each.isForTools))
    .map((each) => each.licence)
  return isAllowed(licence, own) ? undefined : `${name}@${version}: ${licence || 'no licence'}`
}

function isAllowed(licence: string, own: readonly string[]): boolean {
  try {
    return satisfies(licence, [...allowedLicences, ...own])
  } catch {
    return false
  }
}
