import type { Handlers } from '../contract/handlers.ts'
import { receiveProviderEvent } from '../operations/provider-events/receive.ts'
import { listWebhooks } from '../operations/webhooks/list.ts'
import { listDeliveries } from '../operations/webhooks/list-deliveries.ts'
import { registerWebhook } from '../operations/webhooks/register.ts'
import { removeWebhook } from '../operations/webhooks/remove.ts'
import { retryDelivery } from '../operations/webhooks/retry-delivery.ts'
import { rotateSecret } from '../operations/webhooks/rotate-secret.ts'
import { testWebhook } from '../operations/webhooks/send-test.ts'
import type { World } from './world.ts'

export function webhookHandlers(world: World) {
  return {
    'webhooks.register': registerWebhook(world),
    'webhooks.list': listWebhooks(world),
    'webhooks.remove': removeWebhook(world),
    'webhooks.rotateSecret': rotateSecret(world),
    'webhooks.test': testWebhook(world),
    'webhooks.listDeliveries': listDeliveries(world),
    'webhooks.retryDelivery': retryDelivery(world),
    'webhooks.receiveGenai': receiveProviderEvent(world),
  } satisfies Partial<Handlers>
}
