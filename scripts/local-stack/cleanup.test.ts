import { describe, expect, it, vi } from 'vitest'
import { createCleanup } from './cleanup.ts'

describe('stopping a stack', () => {
  it('stops every part, even if one fails to stop', async () => {
    const finish = vi.fn()
    const second = vi.fn()
    const cleanup = createCleanup(finish)
    cleanup.add(() => Promise.reject(new Error('stuck')))
    cleanup.add(second)
    await cleanup.run()
    expect(second).toHaveBeenCalledOnce()
    expect(finish).toHaveBeenCalledOnce()
  })

  it('stops each part only once, even if the stack is stopped twice', async () => {
    const part = vi.fn()
    const cleanup = createCleanup(() => undefined)
    cleanup.add(part)
    await Promise.all([cleanup.run(), cleanup.run()])
    expect(part).toHaveBeenCalledOnce()
  })

  it('stops a part that is added after the stop', async () => {
    const late = vi.fn()
    const cleanup = createCleanup(() => undefined)
    await cleanup.run()
    cleanup.add(late)
    expect(late).toHaveBeenCalledOnce()
  })
})
