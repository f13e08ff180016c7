import type { MendsByFile } from './by-file.ts'

export const http: MendsByFile = {
  'functions/src/config/config.ts': [
    ['H2', 'concurrency: concurrencyOf(target)', 'concurrency: 80'],
  ],
  'functions/src/contract/schemas/common.ts': [
    ['B2', '.max(decomposedMax, { abort: true })'],
    ['C1', '.max(limits.analysis.languageTagCharactersMax, { abort: true })'],
    ['M5', ".regex(oneLine, 'must be one line without control characters')"],
    ['M5', ".regex(noControls, 'must hold no control characters')"],
  ],
  'functions/src/contract/schemas/device.ts': [
    [
      'B1',
      '(?=[.:/@#+=,]*[A-Za-z0-9_-])[A-Za-z0-9_.:/@#+=,-]*',
      '[A-Za-z0-9_.:/@#+=,-]*[A-Za-z0-9_-][A-Za-z0-9_.:/@#+=,-]*',
    ],
  ],
  'functions/src/domain/parse-json.ts': [
    ['M5', 'if (surrogateEscape.test(text) && !isWellFormed(value))', 'if (false)'],
  ],
  'functions/src/http/access-control.ts': [
    ['J3', " && route.endpoint.id === 'invitations.remove'"],
    ['J3', "if (identified.mayLeave && route.endpoint.id === 'invitations.remove') return"],
  ],
  'functions/src/http/charging.ts': [
    ['A3', "if (caller.kind === 'key') keysOfAccounts.charge(caller.accountId, headers)"],
    ['H2', 'buckets.charge(bucketOf', 'if (!checksCredential) buckets.charge(bucketOf'],
    ['L2', 'cacheable === true\n', 'cacheable !== undefined\n'],
    ['R1', 'isExpanded ? plainLargeRequests : 1', '1'],
  ],
  'functions/src/http/in-flight.ts': [
    ['A3', "caller.kind === 'user' &&", "caller.kind === 'key' ? caller.apiKeyId :"],
    ['F2', "if (response.closed) free()\n      else response.once('close', free)", 'free()'],
    ['H2', 'frees.push(callers.take(accountableFor(caller)))'],
    ['H2', 'frees.push(addresses.take(address))'],
  ],
  'functions/src/http/incoming-body.ts': [
    [
      'A4',
      'isCrowded() ? crowdedBodyBytesPerSecondMin : bodyBytesPerSecondMin',
      'bodyBytesPerSecondMin',
    ],
    ['AE4', 'bytesLimit <= bodyBytesLimit || isCrowded()', 'bytesLimit <= bodyBytesLimit'],
    ['H2', 'if (receivedBytes < perSecondMin * bodyRateSeconds) refuse(tooSlow())'],
  ],
  'functions/src/http/input.ts': [
    ['R3', 'query.size > queryParametersMax', 'false'],
    ['R3', 'return Object.fromEntries(\n', 'Object.keys(fields)\n  return Object.fromEntries(\n'],
  ],
  'functions/src/http/request-body.ts': [
    ['AI1', 'contentType.length > mediaTypeLengthMax ? undefined : '],
  ],
  'functions/src/http/unread-body.ts': [
    ['AA1', 'if (content.length > longBytes) disconnectAfter(response, readingMs)'],
  ],
  'functions/src/http/unzipped.ts': [
    ['R1', 'pipeline(text, ', 'pipeline([Buffer.concat(await text.toArray())], '],
    ['R1', '{ signal: AbortSignal.timeout(withinMs) }', '{}'],
  ],
  'functions/src/operations/catalogue/list-conditions.ts': [
    ['R2', "cacheable: 'costly'", 'cacheable: true'],
  ],
  'functions/src/operations/catalogue/list-plants.ts': [
    ['R2', "cacheable: 'costly'", 'cacheable: true'],
  ],
  'functions/src/domain/entries/search.ts': [
    ['R2', '.slice(0, wordsMax)'],
    ['R2', '.slice(0, foldedCharactersMax)'],
  ],
  'functions/src/domain/locales/choose-language.ts': [
    ['E4', '.slice(0, rangesMax)'],
    ['R2', '.slice(0, rangesMax)'],
  ],
  'functions/src/domain/locales/match-language.ts': [['R2', 'languagesOfServed.get(tag) ?? ']],
}
