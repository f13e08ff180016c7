import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { readJson, writeJson } from '../common/json.ts'
import { root } from '../common/root.ts'

const bytesMax = 16 * 1024 * 1024

/** The workspaces whose packages we deploy. */
export const shippedParts = ['functions', 'image-processor', 'web'] as const

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  overrides: z.record(z.string(), z.unknown()),
})
const lockSchema = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) })
const billSchema = z.object({ components: z.array(z.unknown()) })

/** Writes the CycloneDX file of each shipped part, which npm makes from the lock file. */
export function writeBills(folder: string): Promise<{ file: string; components: number }[]> {
  mkdirSync(folder, { recursive: true })
  return Promise.all(
    shippedParts.map(async (part) => {
      const file = join(folder, `${part}.cdx.json`)
      const text = await makeBill(part)
      writeFileSync(file, text)
      return { file, components: billSchema.parse(JSON.parse(text)).components.length }
    }),
  )
}

/**
 * npm leaves out each package that a workspace and a development tool both need
 * (https://github.com/npm/cli/issues/7909), so it reads a copy of the lock file without the tools.
 */
async function makeBill(part: string): Promise<string> {
  const { name, version, overrides } = manifestSchema.parse(readJson(join(root, 'package.json')))
  const { packages } = lockSchema.parse(readJson(join(root, 'package-lock.json')))
  const { devDependencies: _tools, ...workspace } = packages[part] ?? {}
  const project = { name, version, workspaces: [part], overrides }
  const scratch = mkdtempSync(join(tmpdir(), 'sbom-'))
  // npm names the project in the file after its folder.
  const copy = join(scratch, name)
  try {
    mkdirSync(join(copy, part), { recursive: true })
    writeJson(join(copy, part, 'package.json'), workspace)
    writeJson(join(copy, 'package.json'), project)
    writeJson(join(copy, 'package-lock.json'), {
      lockfileVersion: 3,
      requires: true,
      packages: { ...packages, '': project, [part]: workspace },
    })
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--workspace', part]
    const { stdout } = await promisify(execFile)('npm', args, { cwd: copy, maxBuffer: bytesMax })
    return stdout
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
