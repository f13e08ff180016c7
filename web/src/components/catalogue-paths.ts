/** The page of a condition in the catalogue. */
export const conditionPath = (id: string): string => `/catalogue/conditions/${id}`

/** The page of a plant in the catalogue, whose id is its Latin name. */
export const plantPath = (scientificName: string): string =>
  `/catalogue/plants/${scientificName.replace('× ', '').replaceAll(' ', '-').toLowerCase()}`
