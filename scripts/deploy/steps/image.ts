import { join } from 'node:path'
import { z } from 'zod'
import type { Built, Deployment } from '../deployment.ts'
import { archiveObject, imageBuild } from '../image-build.ts'
import { account, buildBucket, imageName, imageProcessor, repository, sourceTag } from '../names.ts'
import { command, type Step } from '../step.ts'

const repositoryState = z.object({ cleanupPolicies: z.record(z.string(), z.unknown()).default({}) })
const daySeconds = 24 * 60 * 60

/**
 * Deletes images after 30 days, except the newest ten. Rollbacks then still find their image, and
 * the daily builds of 0.6 GB do not accumulate.
 */
const cleanupPolicies = [
  {
    name: 'keep-newest',
    action: { type: 'Keep' },
    mostRecentVersions: { keepCount: 10 },
  },
  {
    name: 'delete-old',
    action: { type: 'Delete' },
    condition: { tagState: 'any', olderThan: `${30 * daySeconds}s` },
  },
]

/** Sets the cleanup policies of a repository that lacks one of our policies. */
export async function cleanupActions(deployment: Deployment, name: string) {
  const { project, region, folders } = deployment
  const found = await readRepository(deployment, name)
  const has = Object.keys(found?.cleanupPolicies ?? {})
  if (cleanupPolicies.every((policy) => has.includes(policy.name))) return []
  const file = join(folders.work, 'cleanup-policies.json')
  return [
    command(
      `Clean up old images in ${name}`,
      `gcloud artifacts repositories set-cleanup-policies ${name} --policy=${file}
        --location=${region} --project=${project}`,
      { files: { [file]: JSON.stringify(cleanupPolicies) } },
    ),
  ]
}

function readRepository({ project, region, read }: Deployment, name: string) {
  const url = `https://artifactregistry.googleapis.com/v1/projects/${project}/locations/${region}/repositories/${name}`
  return read.get(url, repositoryState)
}

export const imageRepository: Step = {
  title: 'Make the repository of images',
  async plan(deployment) {
    const { project, region } = deployment
    const found = await readRepository(deployment, repository)
    const make = command(
      'Make the repository',
      `gcloud artifacts repositories create ${repository} --repository-format=docker
        --location=${region} --project=${project}`,
    )
    return [...(found ? [] : [make]), ...(await cleanupActions(deployment, repository))]
  },
}

/** The digest of the newest image of these sources, or undefined before the first build. */
export async function imageDigest(
  { project, region, read }: Deployment,
  imageSource: string,
): Promise<string | undefined> {
  const url = `https://artifactregistry.googleapis.com/v1/projects/${project}/locations/${region}/repositories/${repository}/packages/${imageProcessor}/tags/${sourceTag(imageSource)}`
  const tag = await read.get(url, z.object({ version: z.string() }))
  return tag?.version.split('/').at(-1)
}

/** A new role takes a while to work everywhere. */
const freshRole = {
  when: /PERMISSION_DENIED|does not have|does not exist/,
  seconds: 20,
  attempts: 6,
}

/**
 * Builds the image processor if these sources have no image. Without `imageArchive`, the build uses
 * the archive that an earlier deployment stored.
 */
export const imageOf = ({
  imageSource,
  imageArchive,
}: Pick<Built, 'imageSource'> & Partial<Pick<Built, 'imageArchive'>>): Step => ({
  title: 'Build the image processor',
  async plan(deployment) {
    const { project, region, folders, read } = deployment
    const bucket = buildBucket(deployment)
    const object = archiveObject(imageSource)
    const objectUrl = `https://storage.googleapis.com/storage/v1/b/${bucket}/o/${encodeURIComponent(object)}`
    const hasArchive = (await read.get(objectUrl, z.object({}))) !== undefined
    const hasImage = (await imageDigest(deployment, imageSource)) !== undefined
    const configFile = join(folders.work, 'cloudbuild.json')
    const address = `gs://${bucket}/${object}`
    const tagged = `${imageName(deployment)}:${sourceTag(imageSource)}`
    const builder = `projects/${project}/serviceAccounts/${account(deployment, 'signatures')}`
    return [
      ...(hasArchive || imageArchive === undefined
        ? []
        : [
            command(
              'Keep the sources for the builds',
              `gcloud storage cp ${imageArchive} ${address} --project=${project}`,
            ),
          ]),
      ...(hasImage
        ? []
        : [
            command(
              'Build the image with the malware signatures of today',
              `gcloud builds submit ${address} --config=${configFile} --region=${region}
                --gcs-source-staging-dir=gs://${bucket}/staging
                --substitutions=_IMAGE=${tagged} --service-account=${builder} --project=${project}`,
              { files: { [configFile]: JSON.stringify(imageBuild) }, retry: freshRole },
            ),
          ]),
    ]
  },
})
