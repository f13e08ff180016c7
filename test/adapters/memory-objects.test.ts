import { createHarness } from '@plant/testing/harness'
import { describe } from 'vitest'
import { objectPromises } from './object-promises.ts'

const { objects: stored, steady } = createHarness()

describe('objects in the memory of the harness', () =>
  objectPromises({
    objects: steady.ports.objects,
    putGzip: async (path, bytes) => stored.set(path, bytes),
  }))
