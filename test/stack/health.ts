import { expect } from 'vitest'

/**
 * Polls until every part is healthy. A new or busy part counts as down if it does not answer within
 * 2 seconds.
 */
export async function healthPassesAt(url: string): Promise<void> {
  const ask = async () => {
    const response = await fetch(url)
    return { code: response.status, body: await response.json() }
  }
  const whole = { code: 200, body: { status: 'pass' } }
  await expect.poll(ask, { timeout: 50_000, interval: 500 }).toMatchObject(whole)
}
