import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../common/root.ts'
import { explained } from './explained-vulnerabilities.ts'

const folders = ['.', 'tools/node'].map((folder) => join(root, folder))
const bytesMax = 64 * 1024 * 1024

const advisorySchema = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
})
type Advisory = z.infer<typeof advisorySchema>

/** `via` has names of other vulnerable packages, and the advisories of the package itself. */
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisorySchema])) }),
  ),
})
const failureSchema = z.object({ message: z.string() })

/** Status 3 of a process: nobody knows whether there are vulnerabilities. */
const unknownStatus = 3

/**
 * Prints the vulnerabilities of high or critical severity in npm projects. Returns the exit status:
 * 0 if all are explained, 1 if not, 3 if npm could not find out.
 */
export async function reportVulnerabilities(
  projects = folders,
  explanations = explained,
): Promise<number> {
  const answers = await Promise.all(projects.map(audit))
  const silent = answers.find((answer) => typeof answer === 'string')
  if (silent !== undefined) {
    process.stderr.write(`Unknown, because npm's registry gave no answer: ${silent}\n`)
    return unknownStatus
  }
  const advisories = answers.flatMap((answer) => (typeof answer === 'string' ? [] : answer))
  const serious = new Map(
    advisories
      .filter(({ severity }) => ['high', 'critical'].includes(severity))
      .map((each) => [each.url.split('/').at(-1) ?? each.url, each]),
  )
  for (const [id, { name, range, severity, title }] of serious)
    print(`${explanations[id] ?? 'NOT EXPLAINED'}: ${id} ${severity}, ${name} ${range}: ${title}`)
  const needless = Object.keys(explanations).filter((id) => !serious.has(id))
  for (const id of needless) print(`NO LONGER FOUND, remove its explanation: ${id}`)
  const open = [...serious.keys()].filter((id) => !(id in explanations))
  print(`${advisories.length} found, ${serious.size} of them serious, ${open.length} not explained`)
  return open.length + needless.length === 0 ? 0 : 1
}

/** The advisories of all packages in a project's lock file, or why there is no answer. */
async function audit(folder: string): Promise<Advisory[] | string> {
  const answer = parsed(await outputOf(['audit', '--json', '--package-lock-only'], folder))
  const report = reportSchema.safeParse(answer)
  if (!report.success) return failureSchema.safeParse(answer).data?.message ?? 'npm audit failed'
  const vias = Object.values(report.data.vulnerabilities).flatMap(({ via }) => via)
  return vias.filter((via) => typeof via !== 'string')
}

/** What npm prints, also if its exit status says that it found vulnerabilities. */
function outputOf(args: string[], cwd: string): Promise<string> {
  return new Promise((done) => {
    execFile('npm', args, { cwd, maxBuffer: bytesMax }, (_error, stdout) => done(stdout))
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)
