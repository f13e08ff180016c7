import type { PhotoMeasurements } from '@plant/image-processor/protocol'

type Lesion = PhotoMeasurements['lesions']['regions'][number]
export type LesionKind = Lesion['kind']
export type Region = Lesion['region']
