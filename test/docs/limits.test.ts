import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limits } from '../../functions/src/contract/limits.ts'
import { thisRepository } from './repository.ts'

const { account, analysis, apiKey, device, event, flag, folder, history, image } = limits
const { invitation, page, quota, request, transaction, webhook } = limits
const { read } = thisRepository()

/** Numbers that pages state, each with words that its bullet or row has. */
const stated: Readonly<Record<string, readonly (readonly [words: string, number])[]>> = {
  'docs/guides/clients/limits.md': [
    ['analyses of a user', quota.userDaily],
    ["an enterprise's keys", quota.enterpriseDaily],
    ['a body with a photo', request.photoBodyBytesLimit],
    ['any other body', request.bodyBytesLimit],
    ['a photo | 50 megapixels', image.pixelsMax / 1e6],
    ['a page of a list', page.sizeMax],
    ['in one move to a folder', folder.analysisIdsMax],
    ['folders, devices of an account', folder.perAccountMax],
    ['folders, devices of an account', device.perAccountMax],
    ['active API keys, webhooks', apiKey.activePerAccountMax],
    ['active API keys, webhooks', webhook.perAccountMax],
    ['an analysis that is not saved', analysis.temporaryDays],
    ['a link to a photo', image.linkSecondsMin / 60],
    ['`Idempotency-Key`', transaction.idempotencyHours],
    ['an event', event.daysKept],
    ['an export', limits.export.servedDays],
  ],
  'docs/api.md': [
    ['`pageSize`', page.sizeMax],
    ['`pageSize`', page.sizeDefault],
    ['the API keys of an enterprise account', quota.enterpriseDaily],
    ['gracePeriodSeconds?', apiKey.gracePeriodSecondsMax],
    ['active keys', apiKey.activePerAccountMax],
    ['`timeoutSeconds` is', transaction.timeoutSeconds],
    ['`clientReference` (extension)', analysis.clientReferenceCharactersMax],
    ['`plantId` (extension)', analysis.plantIdCharactersMax],
    ['`wateringFrequency`', analysis.wateringFrequencyDaysMax],
    ['`sunExposure` is', analysis.sunExposureCharactersMax],
    ['`species` (extension)', analysis.speciesCharactersMax],
    ['New analyses are temporary', analysis.temporaryDays],
    ['`issues` holds', analysis.issuesMax],
    ['`text` (extension)', history.feedbackCharactersMax],
    ['A `text` is plain', flag.textCharactersMax],
    ['`POST /v1/folders`', folder.nameCharactersMax],
    ['`assign` and `unassign`', folder.analysisIdsMax],
    ['An `id` that the caller gives', device.idCharactersMax],
    ['`metadata` has', device.metadataBytesMax / 1024],
    ['open invitations', invitation.openPerAccountMax],
    ['`GET /v1/stats` answers', account.statisticsDays],
    ['A ready one is served', limits.export.servedDays],
  ],
  'docs/webhooks.md': [
    ['An event is less than', event.bytesLimit],
    ['Any 2xx within', webhook.deliveryTimeoutSeconds],
    ['of the response are read', webhook.responseBytesRead / 1024],
    ['tests an hour', webhook.testsHourly],
    ['by hand an hour', webhook.retriesByHandHourly],
    ['attempts in flight', webhook.attemptsInFlightMax],
  ],
}

/** Numbers that texts of the console state, in every language. */
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

describe.each(Object.entries(stated))('%s', (path, numbers) => {
  const parts = read(path).split(/\n(?=[-|#\n]|\d+\. )/)

  it.each(numbers)('states beside "%s" the limit %d', (words, value) => {
    const found = parts.filter((part) => part.includes(words))
    expect(found).not.toEqual([])
    expect(found.filter((part) => has(part, value))).not.toEqual([])
  })
})

it('the console states the limits as they are, in every language', () => {
  const wrong = readdirSync('web/locales').flatMap((file) => {
    const texts = JSON.parse(read(`web/locales/${file}`)) as Record<string, string | undefined>
    return Object.entries(said).flatMap(([key, values]) =>
      values.every((value) => has(texts[key] ?? '', value)) ? [] : [`${file}: ${key}`],
    )
  })
  expect(wrong).toEqual([])
})
