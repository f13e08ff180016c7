/** A retired word and the word that replaces it (docs/glossary.md). */
type RetiredWord = {
  word: RegExp
  instead: string
  /** Paths that may use the retired word, because the word has another meaning there. */
  except?: RegExp
  /** The only paths where the word is retired. In other paths, the word is plain English. */
  only?: RegExp
}

/** Matches a camel-case name anywhere in an identifier: `wakeAt`, `minWakeAt`, `_wakeAt`. */
function part(name: string): RegExp {
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1)
  return new RegExp(`(?:(?<![a-zA-Z])${name}|${capitalised})(?![a-z])`)
}

const functionsOnly = /^functions\//

const retiredWords: readonly RetiredWord[] = [
  { word: /\bworlds?\b/i, instead: 'dependencies, or harness in tests', only: /\.ts$/ },
  { word: /\btwins?\b/i, instead: 'v1 successor, or in-memory fake' },
  { word: /\brooms\b/i, instead: 'layers' },
  {
    word: /\b[Rr]ows?\b|\w+Rows?\b/,
    instead: 'route, or stored document',
    only: /^functions\/src\/(contract|collections|ports|http|openapi|callable|operations)\//,
  },
  { word: /\bHttpParts\b/, instead: 'HttpDependencies' },
  { word: /\bExchange\b/, instead: 'RequestContext', only: /^functions\/src\/http\// },
  { word: part('wakeAt'), instead: 'sweepAt' },
  { word: part('wakeAfter'), instead: 'firstSweepSeconds' },
  { word: part('lookAgain'), instead: 'sweepAgainSeconds' },
  { word: /\bwoken\b/, instead: 'due' },
  { word: /\b(unspread|untold)\b/, instead: 'eventsToFanOut, ownersToNotify' },
  { word: /\bhand-?overs?\b/i, instead: 'provider job' },
  { word: /\b(take|keep)Hold\b|\bHoldLost\b/, instead: 'acquireLease, renewLease, LeaseLost' },
  { word: part('letGo'), instead: 'scheduleRetry, unassign' },
  { word: part('settleAll'), instead: 'runEach' },
  { word: part('analyseNow'), instead: 'analyseSync' },
  { word: /\b(recall|remember)Answer\b|\breusableAnswers?\b/, instead: 'answer cache' },
  { word: /\bdear\b/i, instead: 'expensive', except: /\.json$/ },
  { word: /\bjudg(e|ed|ing|ements?)\b/i, instead: 'decide, assess', only: functionsOnly },
  { word: /\bchangeAccess\b/, instead: 'changeBan' },
  { word: /\bopenAccount\b/, instead: 'provisionAccount' },
  { word: /\brecordUse\b/, instead: 'touchApiKey' },
  { word: /\btokenIds?\b|\btokenSets?\b/, instead: 'apiKeyId, apiKeySets' },
  { word: /\b(is)?[kK]eyUid\b/, instead: 'apiKeyPrincipal' },
  { word: /\bremovePhotoUnlessNamed\b/, instead: 'deletePhotoIfUnreferenced' },
  { word: /\bcloseAccount\b|\bwipePerson\b/, instead: 'deactivateAccount, deletePersonalData' },
  { word: /\bisTroubled\b|\bisHopeless\b/, instead: 'isUnhealthy, shouldDisable' },
  { word: /\bleadsAstray\b/, instead: 'resolvesToForbiddenAddress' },
  { word: /\bmailless\b|\bunasked\b/, instead: 'disabledMailer, unconfiguredModel' },
  { word: /\bstandIn\b|\bJudgingModel\b/, instead: 'fallback, ProviderModel' },
  {
    word: /\bSuspicion\b|\bCircumstances\b|\bnameTrust\b/,
    instead: 'Candidate, GrowingConditions, classTrust',
  },
  { word: /\bnameGap\b|\bspeak\b/, instead: 'listSeparator, format', only: functionsOnly },
  { word: /\bDressing\b/, instead: 'DocumentVariant' },
  { word: /\bencodeApart\b|\bencode-apart\b/, instead: 'encodeIsolated' },
  { word: /\bNOT_IMPLEMENTED\b/, instead: 'nothing: every route is built' },
  { word: /[a-z]Milliseconds\b/, instead: 'the suffix Ms', only: /\.ts$/ },
]

/** Reports the retired words of a file, with the line and the replacement of each word. */
export function retiredIn(path: string, text: string): string[] {
  const applying = retiredWords.filter(
    ({ only, except }) => (only?.test(path) ?? true) && !except?.test(path),
  )
  return text.split('\n').flatMap((line, index) =>
    applying.flatMap(({ word, instead }) => {
      const found = word.exec(line)?.[0]
      return found === undefined ? [] : [`${path}:${index + 1} says ${found}, not ${instead}`]
    }),
  )
}
