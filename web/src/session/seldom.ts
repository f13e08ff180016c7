// Functions of Firebase Authentication that few users need. They come from an entry of the library
// whose code is apart, and work with the users and the errors of the other entry.
export {
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  TotpMultiFactorGenerator,
} from 'firebase/auth/web-extension'
