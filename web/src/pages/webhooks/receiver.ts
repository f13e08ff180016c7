/** A receiver that verifies the signature, as in the guide on webhooks. */
export const receiver = `\
import { verifyWebhook } from '@plant-analysis/client'

// With the body as it arrived, before anything parsed it.
const event = await verifyWebhook(body, headers, process.env.PLANT_WEBHOOK_SECRET)
`
