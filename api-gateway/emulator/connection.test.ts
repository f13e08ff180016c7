import { describe, expect, it, vi } from 'vitest'
import { withOneRetry } from './connection.ts'

describe('connecting to the backend', () => {
  it('tries a failed connection once more', async () => {
    const attempt = vi.fn<() => Promise<string | undefined>>()
    attempt.mockResolvedValueOnce(undefined).mockResolvedValueOnce('connected')
    expect(await withOneRetry(attempt)).toBe('connected')
  })

  it('gives up after the second failed connection', async () => {
    const attempt = vi.fn(async () => undefined)
    expect(await withOneRetry(attempt)).toBeUndefined()
    expect(attempt).toHaveBeenCalledTimes(2)
  })
})
