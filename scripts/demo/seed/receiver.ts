import { startReceiver } from '../../benchmarks/webhooks/receiver.ts'

/** The nursery's own servers: where its webhooks lead. */
export type NurseryReceiver = { readonly url: string; close(): Promise<void> }

/**
 * Starts them on this machine. The shop takes each event but the first, which it takes at the
 * second attempt; the warehouse is broken.
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
