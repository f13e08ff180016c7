import { dashboard } from './dashboard.ts'
import { logMetrics } from './log-metrics.ts'
import { objectives } from './objectives.ts'
import { type Alert, alerts } from './policies.ts'

/** An incident closes once its cause has been gone for this long. */
const autoCloseSeconds = 1800

function policyOf({ name, title, severity, combiner, conditions, againSeconds = 3600 }: Alert) {
  const isLogged = conditions.some(({ conditionMatchedLog }) => conditionMatchedLog !== undefined)
  const rate = { notificationRateLimit: { period: `${againSeconds}s` } }
  const content = `docs/operations-manual.md has the section "${title}".`
  return {
    displayName: `Plant analysis: ${title}`,
    userLabels: { service: 'plant-analysis', part: name },
    documentation: { content, mimeType: 'text/markdown' },
    severity,
    combiner,
    conditions,
    alertStrategy: { autoClose: `${autoCloseSeconds}s`, ...(isLogged && rate) },
  }
}

type Matcher = { content: string; matcher: 'CONTAINS_STRING' | 'MATCHES_REGEX' }

/** Requests a path from outside and looks at the response. */
function uptimeCheck(part: string, host: string, path: string, matcher: Matcher) {
  return {
    displayName: `Plant analysis: ${part}`,
    userLabels: { service: 'plant-analysis', part },
    monitoredResource: { type: 'uptime_url', labels: { project_id: '{{project}}', host } },
    httpCheck: {
      path,
      port: 443,
      useSsl: true,
      validateSsl: true,
      acceptedResponseStatusCodes: [{ statusClass: 'STATUS_CLASS_2XX' }],
    },
    contentMatchers: [matcher],
    period: '300s',
    timeout: '30s',
  }
}

const uptimeChecks = [
  // `warn` has status 200 too, so the text is checked.
  uptimeCheck('health', '{{host}}', '/v1/health', {
    content: '{"status":"pass","version"',
    matcher: 'CONTAINS_STRING',
  }),
  // A missing file would be answered with the page. The regular expression matches the whole text,
  // because Google does not say whether a part would do.
  uptimeCheck('console', '{{consoleHost}}', '/config.json', {
    content: '[{]"apiUrl":"https://({{consoleApis}})"(?s:.*)',
    matcher: 'MATCHES_REGEX',
  }),
]

/**
 * What `infrastructure/edge` watches with, in the form of the REST APIs. The names in double braces
 * are local values there.
 */
export const monitoring = {
  logMetrics,
  objectives: () => objectives,
  uptimeChecks: () => uptimeChecks,
  alertPolicies: () => alerts().map(policyOf),
  dashboard,
}
