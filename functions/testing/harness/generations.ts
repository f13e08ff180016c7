const generations = new WeakMap<Uint8Array, string>()

/** Copies the bytes of an object and marks the copy with a generation number. */
export function asGeneration(bytes: Uint8Array, generation: string): Uint8Array {
  const own = Uint8Array.from(bytes)
  generations.set(own, generation)
  return own
}

/** Returns the object at a path if the object has the requested generation. */
export function inGeneration(
  objects: ReadonlyMap<string, Uint8Array>,
  path: string,
  generation: string | undefined,
): Uint8Array | undefined {
  const bytes = objects.get(path)
  if (bytes === undefined || generation === undefined) return bytes
  return generations.get(bytes) === generation ? bytes : undefined
}
