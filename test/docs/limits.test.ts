import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limits } from '../../functions/src/contract/limits.ts'
import { readTexts } from '../../web/build/texts.ts'
import { thisRepository } from './repository.ts'

const { account, analysis, apiKey, device, event, flag, folder, history, image } = limits
const { invitation, page, quota, request, transaction, webhook } = limits
const { read } = thisRepository()

/** Parts of the sentences in which a page states a limit. */
const stated: Readonly<Record<string, readonly string[]>> = {
  'docs/guides/clients/limits.md': [
    `A user has ${quota.userDaily} analyses a UTC day`,
    `a person of an enterprise ${quota.enterpriseMemberDaily},`,
    `the keys of an enterprise together ${quota.enterpriseDaily},`,
    `A body with a photo is less than ${grouped(request.photoBodyBytesLimit)} bytes`,
    `any other less than ${grouped(request.bodyBytesLimit)}:`,
    `A photo has at most ${image.pixelsMax / 1e6} megapixels`,
    `A page of a list has at most ${page.sizeMax} items`,
    `One move to a folder takes at most ${folder.analysisIdsMax} analyses`,
    `at most ${folder.perAccountMax} folders, ${grouped(device.perAccountMax)} devices`,
    `${apiKey.activePerAccountMax} active API keys and ${webhook.perAccountMax} webhooks`,
    `free ${quota.undiagnosedFreeDaily} times a day`,
    `is kept for ${analysis.temporaryDays} days`,
    `and an event, is kept for ${event.daysKept} days`,
    `an export for ${limits.export.servedDays} days`,
    `\`Idempotency-Key\` for ${transaction.idempotencyHours} hours`,
    `A link to a photo lives ${image.linkSecondsMin / 60} to ${image.linkSecondsMin / 30} minutes`,
  ],
  'docs/guides/clients/command-line.md': [
    `larger than ${(0.749 * request.photoBodyBytesLimit) / 1e6} MB`,
    `keeps an archive for ${limits.export.servedDays} days`,
  ],
  'docs/api.md': [
    `\`pageSize\` is ${page.sizeMin} to ${page.sizeMax} and ${page.sizeDefault} by default`,
    `A body is less than ${grouped(request.photoBodyBytesLimit)} bytes`,
    `less than ${grouped(request.bodyBytesLimit)} bytes`,
    `has at most ${grouped(request.bodyValuesMax)} values`,
    `with at most ${request.fieldErrorsMax} fields`,
    `is kept for ${transaction.idempotencyHours} h`,
    `per user and UTC day: ${quota.userDaily} by default`,
    `account share ${quota.enterpriseDaily} a day`,
    `an enterprise have ${quota.enterpriseMemberDaily} by default`,
    `see it within ${request.callerCacheSeconds} s`,
    `at most ${account.noticesDaily} notices a UTC day`,
    `\`timeoutSeconds\` is ${transaction.timeoutSeconds} by default`,
    `own id, up to ${analysis.clientReferenceCharactersMax} characters`,
    `one line of 1 to ${analysis.plantIdCharactersMax} characters`,
    `answer, up to ${analysis.speciesCharactersMax} characters`,
    `A new analysis expires after ${analysis.temporaryDays} days`,
    `plain text of up to ${history.feedbackCharactersMax} characters`,
    `plain and up to ${flag.textCharactersMax} characters`,
    `change 1 to ${folder.analysisIdsMax} analyses`,
    `caller is 1 to ${device.idCharactersMax} of`,
    `at most ${device.metadataBytesMax / 1024} KB and ${device.metadataLevelsMax} levels`,
    `at most ${grouped(device.perAccountMax)} devices`,
    `at most ${invitation.openPerAccountMax} open invitations`,
    `sends ${invitation.mailsDaily.personal} invitation mails a UTC day, an enterprise ${invitation.mailsDaily.enterprise}`,
    `last ${account.statisticsDays} UTC days`,
    `limit of ${flag.daily} flagged analyses`,
    `The secret is ${webhook.secretBytes} random`,
    `±${webhook.signatureToleranceSeconds} s`,
  ],
  'docs/webhooks.md': [
    `An event of ${grouped(event.bytesLimit)} bytes or more`,
    `2xx within ${webhook.deliveryTimeoutSeconds} seconds`,
    `at most ${webhook.responseBytesRead / 1024} KiB of the response`,
    `${webhook.testsHourly} tests and ${webhook.retriesByHandHourly} manual retries an hour`,
    `at most ${webhook.eventsInFlightMax} events of an account at once`,
  ],
}

function grouped(value: number): string {
  return value.toLocaleString('en')
}

/** The limits that the texts of the console state in every language, by the key of the text. */
const said: Readonly<Record<string, readonly number[]>> = {
  'analyse.madeSmall': [2 * image.sidePxMax],
  'analysis.goneMeans': [analysis.temporaryDays],
  'apiKeys.revokeWhat': [request.callerCacheSeconds],
  'devices.idHint': [device.idCharactersMax],
  'devices.metadataHint': [device.metadataBytesMax / 1024, device.metadataLevelsMax],
  'devices.metadataTooLarge': [device.metadataBytesMax / 1024],
  'devices.plantsHint': [device.plantIdsMax],
  'history.moveExplained': [analysis.temporaryDays],
  'invitations.inviteWhat': [invitation.lifetimeHours],
  'operators.banForGoodWhat': [request.callerCacheSeconds],
  'statistics.daily': [account.statisticsDays],
  'webhooks.deliveries': [event.daysKept],
}

function has(text: string, value: number): boolean {
  const forms = [String(value), value.toLocaleString('en')]
  return forms.some((form) => new RegExp(`(?<![\\d,.])${form}(?![,.]?\\d)`).test(text))
}

describe.each(Object.entries(stated))('the page %s', (path, parts) => {
  const text = read(path).replaceAll(/\s+/g, ' ')

  it.each(parts)('contains "%s"', (part) => expect(text).toContain(part))
})

it('the console states the correct limits in every language', () => {
  const wrong = readdirSync('web/locales').flatMap((file) => {
    const texts = new Map(readTexts(file.replace(/\.json$/, '')))
    return Object.entries(said).flatMap(([key, values]) =>
      values.every((value) => has(texts.get(key) ?? '', value)) ? [] : [`${file}: ${key}`],
    )
  })
  expect(wrong).toEqual([])
})
