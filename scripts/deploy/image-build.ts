import type { Deployment } from './deployment.ts'
import { account, buildBucket, imageName, imageProcessor, sourceTag } from './names.ts'

/** The path of the archive of these sources within the bucket for builds. */
export function archiveObject(imageSource: string): string {
  return `sources/image-processor-${imageSource}.tgz`
}

const buildStep = {
  name: 'gcr.io/cloud-builders/docker',
  args: ['build', '--pull', '--file=image-processor/Dockerfile', '--tag=${_IMAGE}', '.'],
}

/** The build of the image processor with the current malware signatures. */
export const imageBuild = {
  steps: [buildStep],
  images: ['${_IMAGE}'],
  timeout: '1200s',
  options: { logging: 'CLOUD_LOGGING_ONLY' },
}

/**
 * The daily build makes the same image again and deploys the image by its digest. All other
 * settings of the service stay the same.
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

/** Makes a bash step. Doubles each `$`, because Cloud Build would read `$` as a substitution. */
function bash(name: string, line: string) {
  return { name, entrypoint: 'bash', args: ['-ceu', line.replaceAll('$', '$$$$')] }
}
