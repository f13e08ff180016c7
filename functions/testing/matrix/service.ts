import { createServer } from 'node:http'
import { identityVerifier } from '../../src/adapters/firebase-auth/identity-verifier.ts'
import { createDependencies, type Dependencies } from '../../src/composition/dependencies.ts'
import { handlers } from '../../src/composition/handlers.ts'
import { readConfig } from '../../src/config/config.ts'
import type { Handlers } from '../../src/contract/handlers.ts'
import { operations } from '../../src/contract/operations.ts'
import { routes } from '../../src/contract/routes.ts'
import { buildApp } from '../../src/http/app.ts'
import type { HttpDependencies } from '../../src/http/dependencies.ts'
import { createLingering } from '../../src/http/unread-body.ts'
import { identify } from '../../src/operations/authentication/identify.ts'
import type { ImageProcessor } from '../../src/ports/image-processor.ts'
import type { PhotoLinks } from '../../src/ports/photo-links.ts'
import { providerSecret } from '../harness/provider-events.ts'
import { createService, type TestService } from '../harness/service.ts'
import { listen } from '../listen.ts'
import { locales } from '../locales.ts'
import type { CountingStore } from '../memory-store/counting.ts'
import { type Signatory, signatory } from './signatory.ts'

/** The whole service behind its real HTTP edge, over the harness in memory. */
export type ServiceInProcess = {
  url: string
  harness: TestService
  parts: HttpDependencies
  handlers: Handlers
  store: CountingStore
  signatory: Signatory
  close(): Promise<void>
}

/**
 * So large that no walk over the routes empties a bucket or a day's units; both have tests of their
 * own.
 */
const plenty = 1_000_000

/** The discard port, at which nobody listens. */
const nowhere = 'http://127.0.0.1:9'

type Settings = {
  /** The harness that the service runs over; a new one unless given. */
  harness?: TestService
  /** Takes the place of the image processor of the harness, which knows subjects and no pixels. */
  images?: ImageProcessor
  /** Takes the place of links that lead nowhere. */
  photoLinks?: PhotoLinks
  burst?: HttpDependencies['burst']
}

export async function startService({
  images,
  photoLinks,
  burst = { perSecond: plenty, size: plenty },
  harness = createService({ quota: { userDaily: plenty, keyDaily: plenty } }),
}: Settings = {}): Promise<ServiceInProcess> {
  const signer = await signatory()
  const wired = {
    ...wire(harness, signer),
    ...(images && { images }),
    ...(photoLinks && { photoLinks }),
  }
  const parts: HttpDependencies = {
    routes,
    operations,
    handlers: handlers(wired),
    identify: identify(wired),
    burst,
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
    handlers: parts.handlers,
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
 * The service's own wiring, in a demonstration project, with everything replaced that would leave
 * this process. What is added to the wiring is here at once.
 */
function wire({ steady }: TestService, signer: Signatory): Dependencies {
  const config = readConfig({
    GCLOUD_PROJECT: 'demo-matrix',
    IMAGE_PROCESSOR_URL: nowhere,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  })
  const identities = identityVerifier({
    primary: signer.provider,
    others: [],
    unsignedTokensOf: undefined,
  })
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
  return { ...createDependencies(config, { definitions, locales }), ...replaced }
}
