import { messageOf } from '@plant/common/errors'
import { readCommandLine, refuse } from './common/command-line.ts'
import type { OperatorCommand } from './operator/command.ts'

const usage = `
Usage: npm run operator -- <command> [arguments]

Changes the project that GCLOUD_PROJECT names, or the local stack. The database is that of
functions/.env.<project>, unless FIRESTORE_DATABASE names another.

  grant-role <uid> user|admin|superadmin
  onboard-enterprise <uid> [another-key]
  grant-plan <accountId> personal|enterprise
  ban <uid> <reason>
  unban <uid>
  erase <uid> [now|cancel]
  reseal-secrets
  repeat-erasures <file> [<former database>]
  verify-database [<former database> <time>]
  continue-numbers <former database>
  verify-audit [<stream>:<sequence>:<hash> ...]

\`npm run operator -- <command> --help\` explains a command.
`

/** Loads each command separately, so that the usage needs no database client. */
const commands = new Map<string, () => Promise<OperatorCommand>>([
  ['grant-role', async () => (await import('./operator/grant.ts')).grantRoleCommand],
  ['grant-plan', async () => (await import('./operator/grant.ts')).grantPlanCommand],
  [
    'onboard-enterprise',
    async () => (await import('./operator/onboard-enterprise.ts')).onboardEnterpriseCommand,
  ],
  ['ban', async () => (await import('./operator/ban.ts')).banCommand],
  ['unban', async () => (await import('./operator/ban.ts')).unbanCommand],
  ['erase', async () => (await import('./operator/erase.ts')).eraseCommand],
  [
    'reseal-secrets',
    async () => (await import('./operator/reseal-secrets.ts')).resealSecretsCommand,
  ],
  [
    'repeat-erasures',
    async () => (await import('./operator/repeat-erasures.ts')).repeatErasuresCommand,
  ],
  [
    'verify-database',
    async () => (await import('./operator/verify-database.ts')).verifyDatabaseCommand,
  ],
  [
    'continue-numbers',
    async () => (await import('./operator/continue-numbers.ts')).continueNumbersCommand,
  ],
  ['verify-audit', async () => (await import('./operator/verify-audit.ts')).verifyAuditCommand],
])

const [name = '', ...args] = process.argv.slice(2)
const load = commands.get(name)
if (!load) {
  readCommandLine({ usage, argumentsMax: 1, args: process.argv.slice(2) })
  refuse(`Name a command: ${[...commands.keys()].join(', ')}`)
}
process.exit(await run(await load()))

/** Runs a command. Returns 0 for success, or 1 if the command failed or found a fault. */
async function run({ usage: ownUsage, plan }: OperatorCommand): Promise<number> {
  // The command itself checks the number of its arguments.
  const argumentsMax = Number.POSITIVE_INFINITY
  const { positionals } = readCommandLine({ usage: ownUsage, argumentsMax, args })
  const work = plan(positionals)
  if (!work) refuse(ownUsage.split('\n', 1)[0] ?? '')
  try {
    const { connect } = await import('./operator/connection.ts')
    const connection = connect(process.env)
    // Shows an operator who forgot GCLOUD_PROJECT that this is not the deployment.
    const { databaseId, emulated, projectId } = connection
    const where = emulated ? 'the local stack' : `the project ${projectId}`
    process.stderr.write(`On ${where}, database ${databaseId}:\n`)
    const { exitStatus, lines } = await work(connection)
    const stream = exitStatus === 0 ? process.stdout : process.stderr
    stream.write(`${lines.join('\n')}\n`)
    return exitStatus
  } catch (error) {
    process.stderr.write(`${name}: ${messageOf(error)}\n`)
    return 1
  }
}
