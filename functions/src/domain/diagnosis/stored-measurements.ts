import { type PhotoMeasurements, photoMeasurementsSchema } from '@plant/image-processor/protocol'

/** Throws where the text is none of this release's measurements. */
export function readMeasurements(json: string): PhotoMeasurements {
  return photoMeasurementsSchema.parse(JSON.parse(json))
}
