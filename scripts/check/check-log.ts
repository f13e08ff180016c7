/** The log in which a check writes what it found. Alerts watch it by severity. */
export const checkLog = 'plant-check'
