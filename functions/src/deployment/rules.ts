/**
 * The files with which the Firebase CLI deploys the rules of a database. Firebase describes Storage
 * rules that read documents with the database `(default)` alone. Where another one serves, the
 * function that receives uploads enforces names and bans (operations/uploads/receive-job.ts).
 */
export function rulesFiles(
  database: string,
  read: (file: string) => string,
): readonly [file: string, text: string][] {
  const configuration = {
    firestore: { database, rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
  }
  const storage = read('storage.rules')
  return [
    ['firebase.json', JSON.stringify(configuration)],
    ['firestore.rules', read('firestore.rules')],
    ['storage.rules', database === '(default)' ? storage : storage.replace(readsDocuments, '')],
  ]
}

/** The conditions of `storage.rules` that read documents, which are its last ones. */
const readsDocuments = /\s+&& isNew\(.*\)\s+&& isActive\(uid\)(?=;)/
