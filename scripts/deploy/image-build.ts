import type { Deployment } from './deployment.ts'
import { account, buildBucket, imageName, imageProcessor, sourceTag } from './names.ts'

/** Where the archive of these sources lies for the builds. */
export function archiveObject(imageSource: string): string {
  return `sources/image-processor-${imageSource}.tgz`
}

const buildStep = {
  name: 'gcr.io/cloud-builders/docker',
  args: ['build', '--pull', '--file=image-processor/Dockerfile', '--tag=${_IMAGE}', '.'],
}

/** The build of the image processor with the malware signatures of the moment. */
export const imageBuild = {
  steps: [buildStep],
  images: ['${_IMAGE}'],
  timeout: '1200s',
  options: { logging: 'CLOUD_LOGGING_ONLY' },
}

/**
 * The daily build: it builds the same image, then deploys it to the service by its digest. All
 * other settings of the service stay.
 */
export function renewalBuild(
  deployment: Pick<Deployment, 'project' | 'region'>,
  imageSource: string,
) {
  const { project, region } = deployment
  const image = `${imageName(deployment)}:${sourceTag(imageSource)}`
  const pushed = "docker inspect --format='{{index .RepoDigests 0}}'"
  const deploy = `gcloud run deploy ${imageProcessor} --image=$(cat /workspace/digest) --region=${region} --project=${project} --quiet`
  return {
    source: {
      storageSource: { bucket: buildBucket(deployment), object: archiveObject(imageSource) },
    },
    serviceAccount: `projects/${project}/serviceAccounts/${account(deployment, 'signatures')}`,
    steps: [
      buildStep,
      bash(
        'gcr.io/cloud-builders/docker',
        `docker push ${image} && ${pushed} ${image} > /workspace/digest`,
      ),
      bash('gcr.io/google.com/cloudsdktool/cloud-sdk:slim', deploy),
    ],
    substitutions: { _IMAGE: image },
    timeout: '1200s',
    options: { logging: 'CLOUD_LOGGING_ONLY' },
  }
}

/** Cloud Build reads `$` as a substitution unless it is doubled. */
function bash(name: string, line: string) {
  return { name, entrypoint: 'bash', args: ['-ceu', line.replaceAll('$', '$$$$')] }
}
