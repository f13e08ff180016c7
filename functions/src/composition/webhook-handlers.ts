import type { Handlers } from '../contract/handlers.ts'
import { receiveProviderEvent } from '../operations/provider-events/receive.ts'
import { listWebhooks } from '../operations/webhooks/list.ts'
import { listDeliveries } from '../operations/webhooks/list-deliveries.ts'
import { registerWebhook } from '../operations/webhooks/register.ts'
import { removeWebhook } from '../operations/webhooks/remove.ts'
import { retryDelivery } from '../operations/webhooks/retry-delivery.ts'
import { rotateSecret } from '../operations/webhooks/rotate-secret.ts'
import { testWebhook } from '../operations/webhooks/send-test.ts'
import type { Dependencies } from './dependencies.ts'

export function webhookHandlers(dependencies: Dependencies) {
  return {
    'webhooks.register': registerWebhook(dependencies),
    'webhooks.list': listWebhooks(dependencies),
    'webhooks.remove': removeWebhook(dependencies),
    'webhooks.rotateSecret': rotateSecret(dependencies),
    'webhooks.test': testWebhook(dependencies),
    'webhooks.listDeliveries': listDeliveries(dependencies),
    'webhooks.retryDelivery': retryDelivery(dependencies),
    'webhooks.receiveGenai': receiveProviderEvent(dependencies),
  } satisfies Partial<Handlers>
}
