import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { renewalBuild } from '../image-build.ts'
import { account, renewalJob } from '../names.ts'
import { command, type Step } from '../step.ts'

const jobState = z.object({
  schedule: z.string().optional(),
  httpTarget: z
    .object({
      uri: z.string().optional(),
      body: z.string().default(''),
      oauthToken: z.object({ serviceAccountEmail: z.string().optional() }).default({}),
    })
    .optional(),
})

/**
 * The daily build starts at an odd-numbered minute that depends on the project. ClamAV's servers
 * reject clients at busy times, and most clients come on the full hour.
 */
function renewalSchedule(project: string): string {
  const [hash = 0] = createHash('sha256').update(project).digest()
  return `${2 * (hash % 30) + 1} 3 * * *`
}

/** Builds the image processor of these sources daily, with new malware signatures. */
export const renewalOf = (imageSource: string): Step => ({
  title: 'Renew the malware signatures daily',
  async plan(deployment) {
    const { project, region, read, folders } = deployment
    const schedule = renewalSchedule(project)
    const builder = account(deployment, 'signatures')
    const uri = `https://cloudbuild.googleapis.com/v1/projects/${project}/locations/${region}/builds`
    const body = JSON.stringify(renewalBuild(deployment, imageSource))
    const jobUrl = `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs/${renewalJob}`
    const job = await read.get(jobUrl, jobState)
    const target = job?.httpTarget
    const isThere =
      job?.schedule === schedule &&
      target?.uri === uri &&
      Buffer.from(target.body, 'base64').toString() === body &&
      target.oauthToken.serviceAccountEmail === builder
    if (isThere) return []
    const verb = job === undefined ? 'create' : 'update'
    const bodyFile = join(folders.work, 'renewal.json')
    const headers = job === undefined ? '--headers' : '--update-headers'
    const head = `gcloud scheduler jobs ${verb} http ${renewalJob}`
    const made = command(
      'Write the daily job',
      `${head} --schedule=${schedule.replaceAll(' ', '_')} --time-zone=Etc/UTC --uri=${uri}
        --http-method=post ${headers}=Content-Type=application/json --message-body-from-file=${bodyFile}
        --oauth-service-account-email=${builder} --location=${region} --project=${project}`,
      { files: { [bodyFile]: body } },
    )
    // Splitting the command into words would break this value, which contains spaces.
    const words = made.command.map((word) =>
      word.startsWith('--schedule=') ? `--schedule=${schedule}` : word,
    )
    return [{ ...made, command: words }]
  },
})
