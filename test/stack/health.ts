import { expect } from 'vitest'

/**
 * Polls until every part is healthy. A part that does not answer within 2 s counts as down, and a
 * new or busy process may need longer.
 */
export async function healthPassesAt(url: string): Promise<void> {
  const ask = async () => {
    const response = await fetch(url)
    return { code: response.status, body: await response.json() }
  }
  const whole = { code: 200, body: { status: 'pass' } }
  await expect.poll(ask, { timeout: 50_000, interval: 500 }).toMatchObject(whole)
}
