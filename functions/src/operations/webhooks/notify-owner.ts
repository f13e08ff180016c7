import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { users } from '../../collections/users.ts'
import { type Endpoint, webhooks } from '../../collections/webhooks.ts'
import { defaultLanguage } from '../../domain/locales/languages.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Mail } from '../../ports/mailer.ts'
import type { WebhookDeps } from './deps.ts'

type Deps = Pick<WebhookDeps, 'store' | 'mailer' | 'log' | 'locales'>

/**
 * Tells the owner of an account by e-mail which endpoints were disabled. At least once: it is
 * marked after the mail server took the mail, and until then the sweeper tries again. Never throws:
 * the endpoint is disabled in any case.
 */
export async function notifyOwner(
  deps: Deps,
  accountId: string,
  { requestId, signal }: CallContext,
): Promise<void> {
  try {
    const [known, account] = await deps.store.getAll(
      ref(webhooks, accountId),
      ref(accounts, accountId),
    )
    if (!known || known.noticeAt === null) return
    const unnotified = known.endpoints.filter(({ disabled }) => disabled && !disabled.isOwnerTold)
    const [owner] = account ? await deps.store.getAll(ref(users, account.ownerUid)) : []
    if (owner?.email) {
      const language = owner.language ?? defaultLanguage
      for (const endpoint of unnotified)
        await deps.mailer.send(notice(deps, { to: owner.email, language }, endpoint))
    }
    await markNotified(deps, accountId, new Set(unnotified.map(({ id }) => id)), signal)
  } catch (error) {
    const fields = { requestId, accountId, error: String(error) }
    deps.log.write('WARNING', 'Owner not told of a disabled webhook yet', fields)
  }
}

async function markNotified(
  { store }: Deps,
  accountId: string,
  told: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  const accountRef = ref(webhooks, accountId)
  await store.transaction(async (database) => {
    const [current] = await database.getAll(accountRef)
    if (!current) return
    const endpoints = current.endpoints.map((endpoint) =>
      endpoint.disabled && told.has(endpoint.id)
        ? { ...endpoint, disabled: { ...endpoint.disabled, isOwnerTold: true } }
        : endpoint,
    )
    const isOpen = endpoints.some(({ disabled }) => disabled && !disabled.isOwnerTold)
    const noticeAt = isOpen ? current.noticeAt : null
    database.update(accountRef, { ...current, endpoints, noticeAt })
  }, signal)
}

function notice(
  { locales }: Deps,
  { to, language }: { to: string; language: string },
  { id, url, disabled }: Endpoint,
): Mail {
  const { texts } = locales.emailFor('webhookDisabled', language, { webhookId: id, url })
  const reason = disabled?.reason === 'GONE' ? texts.gone : texts.failing
  return {
    to,
    subject: texts.subject,
    text: [reason, texts.address, texts.howTo].join('\n\n'),
  }
}
