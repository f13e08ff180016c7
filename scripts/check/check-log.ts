/** The log in which each check writes what it found. Alerts watch severities and silence. */
export const checkLog = 'plant-check'
