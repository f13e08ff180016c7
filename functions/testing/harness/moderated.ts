import type { Analysis } from '../../src/contract/schemas/analysis.ts'
import { createHarness } from '../harness.ts'
import { appoint } from './admin-client.ts'
import { idOf } from './answers.ts'
import type { Client } from './client.ts'
import type { Subject } from './plants.ts'
import type { TestService } from './service.ts'

/** The photo that these tests send. */
export const photo = 'healthy leaf'
export const offensive = { reason: 'PHOTO_OFFENSIVE' } as const
export const harmful = { reason: 'ANSWER_HARMFUL' } as const

/** A service with a moderator and a user. `flagAndBlock` blocks an analysis of the user. */
export async function moderated() {
  const service = createHarness({ quota: { userDaily: 1000, memberDaily: 1000, keyDaily: 1000 } })
  const admin = await appoint(service, 'admin', 'admin')
  const ada = await service.signUp('ada')
  const flagAndBlock = async (id: string, flag: Parameters<Client['flag']>[1] = offensive) => {
    await ada.flag(id, flag)
    await admin.block(id)
  }
  return { service, admin, ada, flagAndBlock }
}

export const analyse = async (client: Client, subject: Subject = photo) =>
  idOf(await client.analyseSync({ photo: subject }))

/** The analysis as the client sees it. */
export async function shown(client: Client, id: string): Promise<Analysis> {
  return ((await client.read(id)).body as { analysis: Analysis }).analysis
}

export const pathOf = (id: string, uid = 'ada') => `optimized/${uid}/${id}.webp`
export const startOf = (client: Client, storagePath: string) =>
  client.start({ input: { storagePath } })
/** Makes the model answer each photo with a block, or a flag, of the provider for these reasons. */
export function blockFor(
  service: TestService,
  reasons: readonly string[],
  state: 'BLOCKED' | 'FLAGGED' = 'BLOCKED',
) {
  const { model } = service.steady.ports
  const { diagnose } = model
  model.diagnose = async (request, context) => ({
    ...(await diagnose(request, context)),
    moderation: { state, reasons },
  })
  return () => void (model.diagnose = diagnose)
}
