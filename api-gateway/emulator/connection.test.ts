import { describe, expect, it, vi } from 'vitest'
import { withOneRetry } from './connection.ts'

describe('a connection that fails', () => {
  it('is tried once more', async () => {
    const attempt = vi.fn<() => Promise<string | undefined>>()
    attempt.mockResolvedValueOnce(undefined).mockResolvedValueOnce('connected')
    expect(await withOneRetry(attempt)).toBe('connected')
  })

  it('is given up after the second attempt', async () => {
    const attempt = vi.fn(async () => undefined)
    expect(await withOneRetry(attempt)).toBeUndefined()
    expect(attempt).toHaveBeenCalledTimes(2)
  })
})
