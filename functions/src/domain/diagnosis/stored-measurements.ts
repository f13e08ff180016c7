import { type PhotoMeasurements, photoMeasurementsSchema } from '@plant/image-processor/protocol'

/** Returns undefined if the measurements do not fit this release's schema. */
export function readMeasurements(json: string): PhotoMeasurements | undefined {
  return photoMeasurementsSchema.safeParse(JSON.parse(json)).data
}

type Signals = PhotoMeasurements['signals']

/** Leaves out the figures, because only those of the latest photo of a chain count. */
export function signalsToStore({ figures: _figures, ...signals }: Signals): string {
  return JSON.stringify(signals)
}

/** Returns undefined if the signals do not fit this release's schema. */
export function readSignals(json: string): Signals | undefined {
  return photoMeasurementsSchema.shape.signals.safeParse(JSON.parse(json)).data
}
