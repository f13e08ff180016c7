import { guides } from 'virtual:guides'
import { useLocation } from 'preact-iso'
import { t } from '../../texts/t.ts'

/** The table of contents: the reference and the guides. */
export function Contents() {
  const { path } = useLocation()
  const pages = [
    { address: '/docs', title: t('docs.reference') },
    ...guides.map(({ slug, title }) => ({ address: `/docs/${slug}`, title })),
  ]
  return (
    <nav class="contents" aria-label={t('docs.contents')}>
      <ul class="bare">
        {pages.map(({ address, title }) => (
          <li key={address} lang={address === '/docs' ? undefined : 'en'}>
            <a href={address} aria-current={path === address ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
