import { startReceiver } from '../../benchmarks/webhooks/receiver.ts'

/** The nursery's servers that receive its webhooks. */
export type NurseryReceiver = { readonly url: string; close(): Promise<void> }

/**
 * Starts the servers on this machine. The shop's server refuses only the first attempt of the first
 * event, and the warehouse's server refuses every event.
 */
export async function startNurseryReceiver(): Promise<NurseryReceiver> {
  let refusedId: string | undefined
  return await startReceiver(({ path, id }, response) => {
    refusedId ??= path === '/shop' ? id : undefined
    const isFirst = path === '/shop' && id === refusedId
    if (isFirst) refusedId = `${id} is taken the next time`
    response.writeHead(path === '/warehouse' ? 500 : isFirst ? 503 : 204).end()
  })
}
