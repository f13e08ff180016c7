import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Marked } from 'marked'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
const guideOf = 'virtual:guide/'
const allGuides = 'virtual:guides'

/** The pages of `docs/` that the console shows, in order. The key is the path below `/docs/`. */
const guides = {
  'quick-start': 'docs/guides/clients/quick-start.md',
  uploads: 'docs/guides/clients/uploads.md',
  'live-results': 'docs/guides/clients/live-results.md',
  idempotency: 'docs/guides/clients/idempotency.md',
  webhooks: 'docs/webhooks.md',
  errors: 'docs/errors.md',
  limits: 'docs/guides/clients/limits.md',
  localisation: 'docs/guides/clients/localisation.md',
  'going-live': 'docs/guides/clients/going-live.md',
  web: 'docs/guides/clients/web.md',
  flutter: 'docs/guides/clients/flutter.md',
  enterprise: 'docs/guides/clients/enterprise.md',
  contract: 'docs/api.md',
} as const

/** Serves each guide as a module with its title and HTML, rendered from Markdown at build time. */
export function guidePages(): Plugin {
  return {
    name: 'guides',
    resolveId: (id) => (id === allGuides || id.startsWith(guideOf) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${allGuides}`) return listGuides()
      const path = guides[id.slice(guideOf.length + 1) as keyof typeof guides]
      if (!id.startsWith(`\0${guideOf}`) || !path) return null
      this.addWatchFile(join(root, path))
      return `export const html = ${JSON.stringify(htmlOf(path))}`
    },
  }
}

function listGuides(): string {
  const rows = Object.entries(guides).map(([slug, path]) => {
    const title = /^# (.+)$/m.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? slug
    const load = `() => import('${guideOf}${slug}')`
    return `{ slug: '${slug}', title: ${JSON.stringify(title)}, load: ${load} },`
  })
  return `export const guides = [\n${rows.join('\n')}\n]`
}

/** Renders a page as HTML. A link to a page that the console does not show becomes plain text. */
function htmlOf(path: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      // `tabindex` lets the keyboard scroll a wide table or a long line of code by itself.
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        const target = targetOf(href, path)
        return target ? `<a href="${escaped(target)}">${text}</a>` : text
      },
    },
  })
  const html = marked.parse(readFileSync(join(root, path), 'utf8'), { async: false })
  return html
    .replaceAll('<table>', '<div class="scrolls" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

/** Makes the same anchors from headings as GitHub, because links to headings use these anchors. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')
}

function targetOf(href: string, from: string): string | null {
  if (/^(https?:|#)/.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const path = relative(root, join(root, dirname(from), file))
  const slug = Object.entries(guides).find(([, guide]) => guide === path)?.[0]
  if (path === 'docs/endpoints.md') return '/docs'
  return slug ? `/docs/${slug}${anchor ? `#${anchor}` : ''}` : null
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
