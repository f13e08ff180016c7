/**
 * Every photo and every request must be smaller than this number of bytes ("less than 10 MB":
 * docs/api.md#the-specification). The API contract imports the number. storage.rules repeats the
 * number, because rules cannot import.
 */
export const photoBytesLimit = 10_000_000

/** The most pixels of a photo. A photo's header states the number of pixels before decoding. */
export const photoPixelsMax = 50_000_000

/** The most pixels of a HEIC photo: its decoder holds the whole photo at once. */
export const heicPixelsMax = 26_000_000

/** The specification demands at most 1024 x 1024 px after optimisation. */
export const optimisedSidePxMax = 1024
