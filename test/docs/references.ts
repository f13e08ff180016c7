import { posix } from 'node:path'
import type { Repository } from './repository.ts'

/** A settings file, which the operator writes for each project (docs/deploying.md). */
const settings = 'functions/.env.<project>'

const code = /\.(?:ts|mjs|rules|py|sh|dart|java)$|Dockerfile$/
const blockOrLine = /\/\*[\s\S]*?\*\/|(?:^|[^:'"`\\])\/\/.*$/gm
const hashLine = /(?:^|\s)#.*$/gm

const link = /\]\(([^()\s]+)\)/g
const inBackticks = /`([^`\n]+)`/g
const decision = /\bdecisions?[ /](\d{4})\b/g
const section = /(specification,? section \d+|section \d+ of the specification)/gi
const npmScript = /\bnpm run ([\w:-]+)/g
const page = /(?<![\w/.{}*-])([\w./-]*\w\.md)(#[\w-]+)?/g
const source = /(?<![\w/.{}*<-])([\w./-]*\w\.(?:ts|mjs))\b/g

/** Describes each reference in a page or a comment whose target does not exist. */
export function danglingReferences(path: string, text: string, repository: Repository): string[] {
  const isPage = path.endsWith('.md')
  if (!isPage && !code.test(path)) return []
  const found = isPage
    ? [...danglingLinks(path, text, repository), ...danglingNames(path, text, repository)]
    : danglingNames(path, comments(path, text), repository)
  return [...new Set(found)]
}

/** The text of the comments, without comment marks and line breaks. */
function comments(path: string, text: string): string {
  const form = /\.(?:py|sh)$|Dockerfile$/.test(path) ? hashLine : blockOrLine
  return (text.match(form) ?? []).join('\n').replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ')
}

function danglingLinks(path: string, text: string, repository: Repository): string[] {
  return captures(text, link)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#')
      const linked = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file))
      return !exists(linked, repository) || !hasAnchor(linked, anchor, repository)
    })
    .map((target) => `links to ${target}`)
}

function danglingNames(path: string, text: string, repository: Repository): string[] {
  return [
    ...danglingDecisions(text, repository),
    ...danglingPaths(path, text, repository),
    ...danglingFiles(path, text, repository),
    ...captures(text, section).map((words) => `cites "${words}", which is not in the repository`),
    ...captures(text, npmScript)
      .filter((script) => !repository.npmScripts.includes(script))
      .map((script) => `names npm run ${script}`),
  ]
}

function danglingDecisions(text: string, { files }: Repository): string[] {
  return captures(text, decision)
    .filter((number) => !files.some((file) => file.startsWith(`docs/decisions/${number}-`)))
    .map((number) => `cites the decision ${number}`)
}

/**
 * Paths that begin with a folder of the root, such as `functions/src/http/`; `<name>` and `*` match
 * any name.
 */
function danglingPaths(path: string, text: string, repository: Repository): string[] {
  const folders = new Set(
    repository.files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]),
  )
  const candidates = path.endsWith('.md') ? captures(text, inBackticks) : text.split(/[\s`'"();]+/)
  return candidates
    .map((candidate) => candidate.replace(/[.,:]+$/, ''))
    .filter((candidate) => /^[\w.-]+\/[\w./<>*{},-]*$/.test(candidate))
    .filter((candidate) => folders.has(candidate.split('/')[0]))
    .filter((candidate) => !/^docs\/decisions\/\d{4}$/.test(candidate))
    .filter((candidate) => alternatives(candidate).some((each) => !exists(each, repository)))
    .map((candidate) => `names ${candidate}`)
}

/** File names without a folder, such as `limits.ts`, and pages with an anchor. */
function danglingFiles(path: string, text: string, repository: Repository): string[] {
  const isThere = (name: string) => {
    const suffix = name.replace(/^(?:\.{1,2}\/)+/, '')
    return repository.files.some((file) => file === suffix || file.endsWith(`/${suffix}`))
  }
  const names = path.endsWith('.md')
    ? captures(text, inBackticks)
        .filter((each) => /^[\w./-]+$/.test(each))
        .join('\n')
    : text
  const sources = captures(names, source)
  const pages = [...names.matchAll(page)].filter(([, name = '', anchor]) => {
    return !isThere(name) || !hasAnchor(resolvePage(name, repository), anchor?.slice(1), repository)
  })
  return [
    ...sources.filter((name) => !isThere(name)).map((name) => `names ${name}`),
    ...pages.map(([whole]) => `names ${whole}`),
  ]
}

function resolvePage(name: string, { files }: Repository): string {
  return (
    files.find((file) => file === name) ?? files.find((file) => file.endsWith(`/${name}`)) ?? name
  )
}

function hasAnchor(path: string, anchor: string | undefined, { read }: Repository): boolean {
  if (anchor === undefined) return true
  return captures(read(path), /^#+ (.+)$/gm).some((heading) => anchorOf(heading) === anchor)
}

/** The anchor that GitHub and GitLab generate for a heading. */
function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '')
  return words.trim().replaceAll(' ', '-')
}

function alternatives(path: string): string[] {
  const [whole, before = '', list = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  if (whole === undefined) return [path]
  return list.split(',').flatMap((each) => alternatives(before + each + after))
}

function exists(path: string, { files, isIgnored }: Repository): boolean {
  const plain = path.replace(/\/$/, '')
  const pattern = plain
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('**', '.+')
    .replace(/<[^>]+>|(?<!\.)\*/g, '[^/]+')
  const matching = new RegExp(`^${pattern}(/|$)`)
  return files.some((file) => matching.test(file)) || isIgnored(path) || path === settings
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, captured = '']) => captured)
}
