import { plantId } from '../../contract/examples/values.ts'

export const requestExample = {
  /** The first bytes of a JPEG, because a whole photo would make the example unreadable. */
  imageBase64: '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAEBAQEBAQEBAQ==',
  language: 'en',
  latitude: 49.2,
  longitude: 16.6,
  country: 'CZ',
  placement: 'inside' as const,
  sunExposure: 'partial shade',
  wateringFrequency: 3,
  species: 'Monstera deliciosa',
  clientReference: 'order-4711',
  plantId,
}
