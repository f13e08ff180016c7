import { useAction } from '../../api/hooks.ts'
import { wordsOf } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'

/** Sends a test event, whose delivery appears in the list below. */
export function TestWebhook({ id, isActive }: { id: string; isActive: boolean }) {
  const test = useAction('webhooks.test', { changes: ['webhooks.listDeliveries'] })
  const send = () =>
    test.mutate(
      { params: { id } },
      {
        onSuccess: () => toast(t('webhooks.tested')),
        onError: (error) => toast(wordsOf(error)),
      },
    )
  return (
    <>
      <ShowAs operation="webhooks.test" input={{ params: { id } }} />
      <button type="button" class="primary" disabled={!isActive || test.isPending} onClick={send}>
        {t('webhooks.test')}
      </button>
    </>
  )
}
