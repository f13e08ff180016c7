/** A `demo-` project is one that the Firebase tools never let reach production. */
export const projectId = 'demo-plant'

/** The name that the Firebase tools give the default bucket of a demo project. */
export const storageBucket = `${projectId}.appspot.com`

export const region = 'us-central1'
