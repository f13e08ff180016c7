import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../../scripts/common/root.ts'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ link: z.boolean().optional(), resolved: z.string().optional() }),
  ),
})

it.each(['package-lock.json', 'tools/node/package-lock.json'])(
  '%s contains the address of every package, so that npm downloads no version lists',
  (file) => {
    const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')))
    const installed = Object.entries(packages).filter(
      ([place, { link }]) => place.includes('node_modules/') && !link,
    )
    expect(installed.length).toBeGreaterThan(0)
    const nowhere = installed.filter(
      ([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'),
    )
    expect(nowhere.map(([place]) => place)).toEqual([])
  },
)
