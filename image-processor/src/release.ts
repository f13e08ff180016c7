/**
 * Gives the memory of a buffer back at once, and leaves it empty. Left to the garbage collector, megabytes outside its
 * heap make it run every fourth photo, which costs a fourteenth of the time of a large one (docs/decisions/0125).
 *
 * Only where nothing native reads it any more: JavaScript sees an empty buffer, a decoder would see freed memory. One
 * that shares its memory with others is left alone.
 */
export function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
