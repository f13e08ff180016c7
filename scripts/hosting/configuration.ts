import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../common/root.ts'

const header = z.object({ key: z.string(), value: z.string() })
const headers = z.array(z.object({ source: z.string(), headers: z.array(header) }))
const section = z.looseObject({ public: z.string(), headers })

export type HostingConfiguration = z.infer<typeof section>

/** The hosting section of `firebase.json` for the files in `folder`, with a security policy. */
export function hostingConfiguration(folder: string, policy: string): HostingConfiguration {
  const text = readFileSync(join(root, 'firebase.json'), 'utf8')
  const { hosting } = z.object({ hosting: section }).parse(JSON.parse(text))
  const policyHeader = { key: 'Content-Security-Policy', value: policy }
  const everywhere = hosting.headers.map((rule) =>
    rule.source === '**' ? { ...rule, headers: [policyHeader, ...rule.headers] } : rule,
  )
  return { ...hosting, public: folder, headers: everywhere }
}
