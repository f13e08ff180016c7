const generations = new WeakMap<Uint8Array, string>()

/** Bytes marked with the generation number of their object in storage. */
export function asGeneration(bytes: Uint8Array, generation: string): Uint8Array {
  const own = Uint8Array.from(bytes)
  generations.set(own, generation)
  return own
}

/** The object at a path if it has the requested generation. */
export function inGeneration(
  objects: ReadonlyMap<string, Uint8Array>,
  path: string,
  generation: string | undefined,
): Uint8Array | undefined {
  const bytes = objects.get(path)
  if (bytes === undefined || generation === undefined) return bytes
  return generations.get(bytes) === generation ? bytes : undefined
}
