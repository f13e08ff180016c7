// Generated from web/locales/en.json by `npm run generate`.

export type Area =
  | 'common'
  | 'showAs'
  | 'signIn'

/** The arguments of each text; null where it has none. */
export type TextArguments = {
  'common.cancel': null
  'common.close': null
  'common.copied': null
  'common.copy': null
  'common.errorBanned': null
  'common.errorImage': null
  'common.errorImageTooLarge': null
  'common.errorLimit': null
  'common.errorNetwork': null
  'common.errorNotFound': null
  'common.errorPermission': null
  'common.errorQuota': null
  'common.errorRecentSignIn': null
  'common.errorTooMany': null
  'common.errorUnauthenticated': null
  'common.errorUnavailable': null
  'common.errorUnknown': null
  'common.groupAccount': null
  'common.groupDevelopers': null
  'common.groupOperators': null
  'common.groupPlants': null
  'common.home': null
  'common.language': null
  'common.loading': null
  'common.menu': null
  'common.more': null
  'common.navigation': null
  'common.noPage': null
  'common.notForYou': null
  'common.offline': null
  'common.requestId': null
  'common.showAs': null
  'common.signOut': null
  'common.skip': null
  'common.tryAgain': null
  'showAs.commandLine': null
  'showAs.hintExchanged': null
  'showAs.hintKey': null
  'showAs.hintLogin': null
  'showAs.hintPerson': null
  'showAs.hintToken': null
  'showAs.title': null
  'showAs.ways': null
  'signIn.asEnterprise': null
  'signIn.asGrower': null
  'signIn.asModerator': null
  'signIn.asSuperadmin': null
  'signIn.back': null
  'signIn.demonstration': null
  'signIn.email': null
  'signIn.errorDisabled': null
  'signIn.errorEmail': null
  'signIn.errorExists': null
  'signIn.errorNotAllowed': null
  'signIn.errorOther': null
  'signIn.errorTooMany': null
  'signIn.errorWeak': null
  'signIn.errorWrong': null
  'signIn.exampleAdvice': null
  'signIn.exampleAnswer': null
  'signIn.exampleDrawn': null
  'signIn.forgotten': null
  'signIn.headline': null
  'signIn.lookAround': null
  'signIn.newHere': null
  'signIn.password': null
  'signIn.reset': null
  'signIn.resetHow': null
  'signIn.resetSend': null
  'signIn.resetSent': { email: string }
  'signIn.signIn': null
  'signIn.signUp': null
  'signIn.title': null
  'signIn.what': null
}
