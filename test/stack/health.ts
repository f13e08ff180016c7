import { expect } from 'vitest'

/**
 * Polls until every part is healthy. A part counts as down if it does not answer within 2 seconds,
 * as a new or busy process may do.
 */
export async function healthPassesAt(url: string): Promise<void> {
  const ask = async () => {
    const response = await fetch(url)
    return { code: response.status, body: await response.json() }
  }
  const whole = { code: 200, body: { status: 'pass' } }
  await expect.poll(ask, { timeout: 50_000, interval: 500 }).toMatchObject(whole)
}
