import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { functions } from '../../../functions/src/deployment/functions.ts'
import { imageProcessorSize as size } from '../../common/image-processor-size.ts'
import type { Deployment } from '../deployment.ts'
import { account, imageName, imageProcessor, member } from '../names.ts'
import { missingGrants, ofService } from '../policy.ts'
import { type Action, command, type Step } from '../step.ts'
import { imageDigest } from './image.ts'

const audience = 'image-processor'
/** Allows 3 minutes, because clamd without a CPU boost took 21 s to read the signatures. */
const startupProbe =
  'httpGet.path=/health,initialDelaySeconds=5,periodSeconds=5,timeoutSeconds=4,failureThreshold=35'

/** The accounts of the functions that call the image processor. */
const callerAccounts = [
  ...new Set(
    Object.values(functions).flatMap((deployed) =>
      deployed.callsImageProcessor ? [deployed.account] : [],
    ),
  ),
]

const serviceState = z.object({
  uri: z.string().default(''),
  labels: z.record(z.string(), z.string()).default({}),
  ingress: z.string().optional(),
  customAudiences: z.array(z.string()).default([]),
  template: z.object({
    serviceAccount: z.string().optional(),
    timeout: z.string().optional(),
    maxInstanceRequestConcurrency: z.number().optional(),
    executionEnvironment: z.string().optional(),
    scaling: z
      .object({ minInstanceCount: z.number().optional(), maxInstanceCount: z.number().optional() })
      .default({}),
    containers: z.array(
      z.object({
        image: z.string(),
        env: z.array(z.object({ name: z.string(), value: z.string().optional() })).default([]),
        resources: z
          .object({
            limits: z.record(z.string(), z.string()).default({}),
            startupCpuBoost: z.boolean().default(false),
          })
          .prefault({}),
        startupProbe: z
          .object({ httpGet: z.object({ path: z.string().optional() }).optional() })
          .optional(),
      }),
    ),
  }),
})

export function readImageProcessor({ project, region, read }: Deployment) {
  const url = `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services/${imageProcessor}`
  return read.get(url, serviceState)
}

/** The image processor's address, or a placeholder in a dry run before the first deployment. */
export async function imageProcessorUrl(deployment: Deployment): Promise<string> {
  return (await readImageProcessor(deployment))?.uri ?? 'https://the-address-of-the-image-processor'
}

function variables(deployment: Deployment): Record<string, string> {
  return {
    // The project's id lets log lines name the trace of their request.
    GCLOUD_PROJECT: deployment.project,
    CALLER_AUDIENCE: audience,
    CALLER_EMAILS: callerAccounts.map((name) => account(deployment, name)).join(','),
  }
}

/** The settings of a service that are compared: all except the image, which changes daily. */
function shapeOf(service: z.infer<typeof serviceState>) {
  const { template } = service
  const [container] = template.containers
  return {
    ingress: service.ingress,
    audience: service.customAudiences,
    account: template.serviceAccount,
    timeout: template.timeout,
    concurrency: template.maxInstanceRequestConcurrency,
    environment: template.executionEnvironment,
    minInstances: template.scaling.minInstanceCount,
    maxInstances: template.scaling.maxInstanceCount,
    cpu: container?.resources.limits['cpu'],
    memory: container?.resources.limits['memory'],
    boost: container?.resources.startupCpuBoost,
    probe: container?.startupProbe?.httpGet?.path,
    variables: Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? []),
  }
}

function wantedShape(deployment: Deployment): ReturnType<typeof shapeOf> {
  return {
    ingress: 'INGRESS_TRAFFIC_INTERNAL_ONLY',
    audience: [audience],
    account: account(deployment, imageProcessor),
    timeout: `${size.timeoutSeconds}s`,
    concurrency: size.concurrency,
    environment: 'EXECUTION_ENVIRONMENT_GEN2',
    minInstances: size.minInstances,
    maxInstances: size.maxInstances,
    cpu: size.cpu,
    memory: size.memory,
    boost: true,
    probe: '/health',
    variables: variables(deployment),
  }
}

/** The command that deploys the service with its settings and this image. */
function deployCommand(deployment: Deployment, image: string, imageSource: string): Action {
  const { project, region } = deployment
  const env = Object.entries(variables(deployment)).map(([key, value]) => `${key}=${value}`)
  return command(
    'Deploy the image processor',
    `gcloud run deploy ${imageProcessor} --image=${image} --region=${region}
      --ingress=internal --no-allow-unauthenticated --set-custom-audiences=${audience}
      --cpu=${size.cpu} --memory=${size.memory} --concurrency=${size.concurrency}
      --timeout=${size.timeoutSeconds} --min-instances=${size.minInstances}
      --max-instances=${size.maxInstances} --cpu-boost --execution-environment=gen2
      --startup-probe=${startupProbe} --service-account=${account(deployment, imageProcessor)}
      --set-env-vars=^;^${env.join(';')} --labels=source=${imageSource} --project=${project}`,
  )
}

/** Deploys the newest image that was built from these sources, by the digest of the image. */
export const imageProcessorOf = (imageSource: string): Step => ({
  title: 'Deploy the image processor',
  async plan(deployment) {
    const digest = (await imageDigest(deployment, imageSource)) ?? 'sha256:the-digest-of-the-build'
    const image = `${imageName(deployment)}@${digest}`
    const service = await readImageProcessor(deployment)
    const isThere =
      service?.template.containers[0]?.image === image &&
      service.labels['source'] === imageSource &&
      isDeepStrictEqual(shapeOf(service), wantedShape(deployment))
    return [
      ...(isThere ? [] : [deployCommand(deployment, image, imageSource)]),
      ...(await missingGrants(deployment, ofService(deployment, imageProcessor), [
        ...callerAccounts.map((name) => ({
          title: `Let ${name} call the image processor`,
          role: 'roles/run.invoker',
          member: member(deployment, name),
        })),
        {
          title: 'Let the daily build deploy the image processor',
          role: 'roles/run.developer',
          member: member(deployment, 'signatures'),
        },
      ])),
    ]
  },
})
