import { escapeHtml } from '../common/text.ts'
import type { AdviceCase } from './case.ts'
import type { Result } from './check.ts'

const list = (items: readonly string[]): string =>
  items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')

/** The expectations of a case as short sentences. */
export function expectationsOf(given: AdviceCase): string[] {
  const { say, not, first, order, does, without, top, severity, reportable, numbers } = given
  return [
    ...say.map((text) => `must say “${text}”`),
    ...not.map((text) => `must not say “${text}”`),
    ...(top ? [`must name ${top} first`] : []),
    ...(first ? [`must begin with ${first}`] : []),
    ...(order.length > 0 ? [`must plan in this order: ${order.join(', ')}`] : []),
    ...does.map((actionId) => `must advise ${actionId}`),
    ...without.map((actionId) => `must not advise ${actionId}`),
    ...(severity ? [`severity must be ${severity.join(' to ')}`] : []),
    ...(reportable === undefined ? [] : [reportable ? 'must be reported' : 'must not be reported']),
    ...(numbers === false ? ['care must not contain numbers'] : []),
  ]
}

/** Makes an HTML page for a reviewer, with every answer beside its expectations. */
export function pageOf(results: readonly Result[]): string {
  const bad = results.filter(({ answers }) => answers.some(({ faults }) => faults.length > 0))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Advice, case by case</title>
<style>body{font:15px/1.5 sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;table-layout:fixed}td{vertical-align:top;padding:.5rem;
border-top:1px solid #ccc;overflow-wrap:anywhere}td:first-child{width:28%}.fault{color:#b00020}
pre{white-space:pre-wrap;font:inherit;margin:0}</style>
<h1>Advice, case by case</h1>
<p>${results.length} cases, ${bad.length} not as expected.</p>
<table>${results.map(caseRows).join('\n')}</table></html>
`
}

function caseRows({ given, answers }: Result): string {
  const told = Object.entries(given.in)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`)
  const head = `<h3 id="${given.id}">${escapeHtml(given.asks)}</h3><p>${escapeHtml(
    [given.id, given.language, given.species ?? '', ...told].filter(Boolean).join(' · '),
  )}</p><ul>${list(expectationsOf(given))}</ul><p>Source: ${escapeHtml(given.source)}</p>`
  const said = answers.map(
    ({ model, lines, faults }) =>
      `<h4>${model}</h4><ul class="fault">${list(faults)}</ul><pre>${escapeHtml(lines.join('\n'))}</pre>`,
  )
  return `<tr><td>${head}</td><td>${said.join('')}</td></tr>`
}
