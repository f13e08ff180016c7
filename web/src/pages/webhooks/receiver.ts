/** A receiver that checks the signature, as the guide on webhooks has it. */
export const receiver = `\
import { verifyWebhook } from '@plant-analysis/client'

// With the body as it arrived, before anything parsed it.
const event = await verifyWebhook(body, headers, process.env.PLANT_WEBHOOK_SECRET)
`
