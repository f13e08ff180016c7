/** The Firebase tools never let a project with the prefix `demo-` reach production. */
export const projectId = 'demo-plant'

/** The default bucket that the Firebase tools give a demo project. */
export const storageBucket = `${projectId}.appspot.com`
