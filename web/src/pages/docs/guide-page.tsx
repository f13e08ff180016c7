import { guides } from 'virtual:guides'
import { useQuery } from '@tanstack/preact-query'
import { useEffect } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { Read } from '../../components/read.tsx'
import { NotFound } from '../../not-found.tsx'
import { language, t } from '../../texts/t.ts'
import { Contents } from './contents.tsx'

/** A guide, in English only. */
export function Page() {
  const { slug } = useRoute().params
  const guide = guides.find((each) => each.slug === slug)
  const text = useQuery({
    queryKey: ['guide', slug],
    queryFn: async () => (await guide?.load())?.html ?? '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (guide) document.title = `${guide.title} · Plant Analysis`
  }, [guide])
  useEffect(() => {
    // The heading in the address exists only after the text has loaded.
    if (text.data) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [text.data])
  if (!guide) return <NotFound />
  return (
    <div class="beside">
      <Contents />
      <div class="stack">
        {!language.startsWith('en') && <p class="quiet">{t('docs.english')}</p>}
        <Read from={text}>
          {(html) => (
            // Safe, because the build makes the HTML from the project's own pages.
            <article class="guide" lang="en" dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </Read>
      </div>
    </div>
  )
}
