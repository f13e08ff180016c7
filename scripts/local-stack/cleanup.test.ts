import { describe, expect, it, vi } from 'vitest'
import { createCleanup } from './cleanup.ts'

describe('the end of a stack', () => {
  it('reaches every part, also after one that fails to end', async () => {
    const finish = vi.fn()
    const second = vi.fn()
    const cleanup = createCleanup(finish)
    cleanup.add(() => Promise.reject(new Error('stuck')))
    cleanup.add(second)
    await cleanup.run()
    expect(second).toHaveBeenCalledOnce()
    expect(finish).toHaveBeenCalledOnce()
  })

  it('comes once, however often it is called', async () => {
    const part = vi.fn()
    const cleanup = createCleanup(() => undefined)
    cleanup.add(part)
    await Promise.all([cleanup.run(), cleanup.run()])
    expect(part).toHaveBeenCalledOnce()
  })

  it('reaches a part that had only just started', async () => {
    const late = vi.fn()
    const cleanup = createCleanup(() => undefined)
    await cleanup.run()
    cleanup.add(late)
    expect(late).toHaveBeenCalledOnce()
  })
})
