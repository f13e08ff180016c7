/** The Firebase tools never let a `demo-` project reach production. */
export const projectId = 'demo-plant'

/** The name that the Firebase tools give the default bucket of a demo project. */
export const storageBucket = `${projectId}.appspot.com`
