import { type PhotoMeasurements, photoMeasurementsSchema } from '@plant/image-processor/protocol'

/** Returns undefined if the measurements do not fit this release's schema. */
export function readMeasurements(json: string): PhotoMeasurements | undefined {
  return photoMeasurementsSchema.safeParse(JSON.parse(json)).data
}
