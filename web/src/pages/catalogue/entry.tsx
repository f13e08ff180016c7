import { type OperationName, PlantError } from '@plant-analysis/client'
import type { ComponentChildren } from 'preact'
import { plantPath } from '../../components/catalogue-paths.ts'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'

type Reading<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

/** The page of one entry, or a message if the catalogue lacks it. */
export function Entry<T>({
  from,
  children,
}: {
  from: Reading<T>
  children: (data: T) => ComponentChildren
}) {
  if (from.error instanceof PlantError && from.error.code === 'NOT_FOUND')
    return (
      <article class="stack">
        <PageHead title={t('catalogue.missing')} />
        <div class="actions">
          <a class="button" href="/catalogue">
            {t('common.catalogue')}
          </a>
        </div>
      </article>
    )
  return <Read from={from}>{children}</Read>
}

type Link = { readonly id: string; readonly scientificName: string; readonly name: string }

/** Links to plants under a heading; nothing if there are none. */
export function Plants({ title, plants }: { title: string; plants: readonly Link[] }) {
  if (plants.length === 0) return null
  return (
    <section class="card">
      <h2>{title}</h2>
      <ul class="bare row">
        {plants.map(({ id, scientificName, name }) => (
          <li key={id}>
            <a href={plantPath(scientificName)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last lines of an entry: its EPPO code, and its call as code. */
export function Foot({
  eppo,
  operation,
  id,
}: {
  eppo: { code: string; url: string } | null
  operation: OperationName & `catalogue.read${string}`
  id: string
}) {
  return (
    <div class="row">
      {eppo && (
        <a href={eppo.url} target="_blank" rel="noreferrer">
          EPPO {eppo.code}
        </a>
      )}
      <ShowAs operation={operation} input={{ params: { id } }} />
    </div>
  )
}
