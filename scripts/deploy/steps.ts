import type { Built } from './deployment.ts'
import type { Release } from './release.ts'
import type { Step } from './step.ts'
import { accounts } from './steps/accounts.ts'
import { apis, gatewayRegion } from './steps/apis.ts'
import { photoBucket, sourceBucket } from './steps/buckets.ts'
import {
  consoleDomains,
  consoleOf,
  consoleOn,
  consoleSite,
  consoleWebApp,
} from './steps/console.ts'
import { database } from './steps/database.ts'
import { firestoreOf, storageRulesOf } from './steps/firestore.ts'
import { formerFunctions, functionImages, functionsOf } from './steps/functions.ts'
import { gatewayConfigOf, gatewayOn, oldConfigs, wantedGateway } from './steps/gateway.ts'
import { imageOf, imageRepository } from './steps/image.ts'
import { imageProcessorOf } from './steps/image-processor.ts'
import { monitoringSteps } from './steps/monitoring.ts'
import { network } from './steps/network.ts'
import { formerPhotoKeys, photoKey, photoKeyOf } from './steps/photo-key.ts'
import { releaseOf, smokeCheck } from './steps/release.ts'
import { renewalOf } from './steps/renewal.ts'
import { buildRoles, eventRoles, functionRoles, resourceRoles, rulesRole } from './steps/roles.ts'
import { apiKey, secrets } from './steps/secrets.ts'
import { topic } from './steps/topic.ts'
import { newestRevisions, revisionsOf } from './steps/traffic.ts'

/** The steps of a deployment, in the order in which the parts depend on each other. */
export function deploymentSteps(built: Built): Step[] {
  return [
    apis,
    gatewayRegion,
    accounts,
    functionRoles,
    buildRoles,
    rulesRole,
    network,
    database,
    photoBucket,
    sourceBucket,
    resourceRoles,
    secrets,
    photoKey,
    apiKey,
    topic,
    imageRepository,
    imageOf(built),
    imageProcessorOf(built.imageSource),
    renewalOf(built.imageSource),
    firestoreOf(built),
    storageRulesOf(built),
    functionsOf(built),
    eventRoles,
    functionImages,
    newestRevisions,
    gatewayConfigOf(built),
    gatewayOn(async (deployment) => (await wantedGateway(deployment, built)).config),
    oldConfigs,
    // The console follows the gateway, whose new routes it calls. A rollback restores it first.
    consoleSite,
    consoleWebApp,
    consoleDomains,
    consoleOf(built),
    ...monitoringSteps,
    releaseOf(built),
    formerFunctions,
    formerPhotoKeys,
  ]
}

/** The steps of a rollback, which restore only the parts of the former release. */
export function rollbackSteps(release: Release, leaf: Buffer): Step[] {
  const parts = [
    consoleOn(release.console),
    imageOf(release),
    imageProcessorOf(release.imageSource),
    renewalOf(release.imageSource),
    photoKeyOf(release.photoKey),
    revisionsOf(release.revisions),
    gatewayOn(async () => release.gatewayConfig),
  ]
  const check: Step = {
    title: 'Try the service',
    plan: async (deployment) => [
      smokeCheck(deployment, {
        leaf,
        photoKey: release.photoKey,
        console: release.console?.content,
      }),
    ],
  }
  return [...parts, check]
}
