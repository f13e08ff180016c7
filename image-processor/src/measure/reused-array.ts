type Numbers = Float32Array | Float64Array | Int32Array | Uint8Array

/**
 * Memory that is used anew for each photo: with new arrays the garbage collector ran on every
 * fourth photo, a fifth of the time of measuring. It grows to the largest photo, a working copy.
 *
 * Danger: the array holds what the last photo left in it, and is good until it is asked for again.
 * So nothing that is answered, or kept over an `await`, may lie in it.
 */
export function reusedArray<Kind extends Numbers>(
  make: (length: number) => Kind,
): (length: number) => Kind {
  let memory = make(0)
  let last = memory
  return (length) => {
    if (memory.length < length) memory = make(length)
    if (last.length !== length) last = memory.subarray(0, length) as Kind
    return last
  }
}

export const reusedFloats = () => reusedArray((length) => new Float32Array(length))
export const reusedInts = () => reusedArray((length) => new Int32Array(length))
export const reusedMask = () => reusedArray((length) => new Uint8Array(length))
