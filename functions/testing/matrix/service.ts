import { createServer } from 'node:http'
import { identityVerifier } from '../../src/adapters/firebase-auth/identity-verifier.ts'
import { rememberingVerifier } from '../../src/adapters/firebase-auth/token-memory.ts'
import { handlerWith, routes } from '../../src/composition/endpoints.ts'
import { createPorts } from '../../src/composition/ports.ts'
import { readConfig } from '../../src/config/config.ts'
import { buildApp } from '../../src/http/app.ts'
import type { HttpDependencies } from '../../src/http/dependencies.ts'
import { createLingering } from '../../src/http/unread-body.ts'
import { identify } from '../../src/operations/authentication/identify.ts'
import type { AppCheck, SecondFactor } from '../../src/ports/callers.ts'
import type { ImageProcessor } from '../../src/ports/image-processor.ts'
import type { PhotoLinks } from '../../src/ports/objects.ts'
import type { Ports } from '../../src/ports/ports.ts'
import { providerSecret } from '../harness/provider-events.ts'
import { createService, type TestService } from '../harness/service.ts'
import { listen } from '../listen.ts'
import { locales } from '../locales.ts'
import type { CountingStore } from '../memory-store/counting.ts'
import { type Signatory, signatory } from './signatory.ts'

/** The whole service with its real HTTP layer, over the harness in memory. */
export type ServiceInProcess = {
  url: string
  harness: TestService
  parts: HttpDependencies
  store: CountingStore
  signatory: Signatory
  close(): Promise<void>
}

/** A limit that no test of this harness reaches. Other tests check the limits. */
const plenty = 1_000_000

/** The discard port, on which nothing listens. */
const nowhere = 'http://127.0.0.1:9'

type Settings = {
  /** The harness under the service. The default is a new harness. */
  harness?: TestService
  /** Replaces the harness's image processor, whose photos are words instead of images. */
  images?: ImageProcessor
  /** Replaces the photo links, which do not work by default. */
  photoLinks?: PhotoLinks
  burst?: HttpDependencies['burst']
  /** Replaces the setting APP_CHECK, which is OFF by default. */
  appCheck?: AppCheck
  /** Replaces the setting SECOND_FACTOR, which is OFF by default. */
  secondFactor?: SecondFactor
}

export async function startService({
  images,
  photoLinks,
  appCheck,
  secondFactor = 'OFF',
  burst = { perSecond: plenty, size: plenty },
  harness = createService({ quota: { userDaily: plenty, keyDaily: plenty, memberDaily: plenty } }),
}: Settings = {}): Promise<ServiceInProcess> {
  const signer = await signatory()
  const wired = {
    ...wire(harness, signer),
    ...(images && { images }),
    ...(photoLinks && { photoLinks }),
    ...(appCheck && { appCheck }),
    secondFactor,
  }
  const parts: HttpDependencies = {
    routes,
    handle: handlerWith(wired),
    identify: identify(wired),
    burst,
    concurrency: plenty,
    lingering: createLingering(80),
    clock: wired.clock,
    ids: wired.ids,
    log: wired.log,
    deprecatedSince: new Date('2026-11-20T00:00:00Z'),
    sunset: null,
  }
  const server = createServer(buildApp(parts))
  return {
    url: await listen(server),
    harness,
    parts,
    store: harness.steady.ports.store,
    signatory: signer,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await signer.close()
    },
  }
}

const definitions = { swagger: 'swagger: "2.0"\n', openApi: '{"openapi":"3.1.1"}\n' }

/**
 * Connects the ports as the service itself does, in a demonstration project. Fakes replace all
 * ports that would make calls to other processes.
 */
function wire({ steady }: TestService, signer: Signatory): Ports {
  const config = readConfig({
    GCLOUD_PROJECT: 'demo-matrix',
    IMAGE_PROCESSOR_URL: nowhere,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  })
  const verifier = identityVerifier({
    primary: signer.provider,
    others: [],
    unsignedTokensOf: undefined,
  })
  const identities = rememberingVerifier(verifier, steady.ports.clock)
  const replaced = {
    ...steady.ports,
    identities,
    tokenIssuer: signer.tokenIssuer,
    providerSecrets: [providerSecret],
    mailer: { send: async () => undefined },
    probes: [],
    statusProbes: {
      api: { needs: [] },
      analysis: { needs: [] },
      images: { needs: [] },
      webhooks: { needs: [] },
      'sign-in': { needs: [] },
    },
  }
  return { ...createPorts(config, { definitions, locales }), ...replaced }
}
