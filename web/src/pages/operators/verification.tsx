import type { Output } from '@plant-analysis/client'
import { auditStreams } from '@plant-analysis/client/limits'
import { useMutation } from '@tanstack/preact-query'
import { request } from '../../api/request.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { formatNumber, t } from '../../texts/t.ts'

type Verified = Output<'admin.verifyAudit'>

const words = { admin: 'operators.streamAdmin', security: 'operators.streamSecurity' } as const

/** Verifies one chain of audit entries to its end. Each call verifies a part of the chain. */
async function verifyChain(stream: (typeof auditStreams)[number]): Promise<Verified> {
  const findings: Verified['findings'] = []
  for (let after = 0; ; ) {
    const part = await request('admin.verifyAudit', { query: { stream, after } })
    findings.push(...part.findings)
    if (part.complete || part.verifiedTo <= after) return { ...part, findings }
    after = part.verifiedTo
  }
}

/** Verifies that no entry of the audit trail was altered, removed or inserted later. */
export function Verification() {
  const verify = useMutation({ mutationFn: () => Promise.all(auditStreams.map(verifyChain)) })
  return (
    <section class="card">
      <h2>{t('operators.verification')}</h2>
      <p>{t('operators.verificationWhat')}</p>
      {verify.error ? <Problem error={verify.error} /> : null}
      {verify.data?.map((verified) => (
        <Chain key={verified.stream} verified={verified} />
      ))}
      <div class="actions">
        <button type="button" disabled={verify.isPending} onClick={() => verify.mutate()}>
          {t(verify.isPending ? 'operators.verifying' : 'operators.verify')}
        </button>
        <ShowAs operation="admin.verifyAudit" input={{ query: { stream: 'admin' } }} />
      </div>
    </section>
  )
}

function Chain({ verified }: { verified: Verified }) {
  const { stream, findings, length, headHash } = verified
  const whole = findings.length === 0
  return (
    <div class={`notice ${whole ? 'good' : 'problem'}`} role="status">
      <p>
        <strong>{t(words[stream])}</strong>{' '}
        {whole
          ? t('operators.whole', { count: length })
          : t('operators.faults', { count: findings.length, all: formatNumber(length) })}
      </p>
      <ul class="bare">
        {findings.map(({ id, kind, detail }) => (
          <li key={`${kind}${id}`}>
            <code>{id}</code> {kind}: {detail}
          </li>
        ))}
      </ul>
      {headHash && (
        <p class="quiet">
          {t('operators.head')} <code>{headHash}</code>
        </p>
      )}
    </div>
  )
}
