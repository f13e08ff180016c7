import { type PhotoMeasurements, photoMeasurementsSchema } from '@plant/image-processor/protocol'

/** undefined where the text is none of this release's measurements. */
export function readMeasurements(json: string): PhotoMeasurements | undefined {
  return photoMeasurementsSchema.safeParse(JSON.parse(json)).data
}
