# A run that is killed, or loses an answer, leaves parts that its state does not know. The next run
# takes them over, so that no alert comes twice. Their labels, or their names, tell whose they are.
locals {
  # Google may name the project by its number, for which the provider would replace the part.
  ids = { for kind, list in var.made : kind => [
    for one in list : merge(one, { id = "projects/${var.project}/${kind}/${basename(one.name)}" })
  ] }
  labelled = {
    for kind in ["alertPolicies", "uptimeCheckConfigs"] : kind => {
      for one in lookup(local.ids, kind, []) : lookup(one.userLabels, "part", "") => one.id...
      if lookup(one.userLabels, "service", "") == "plant-analysis"
    }
  }
  named = {
    for kind in ["notificationChannels", "dashboards"] : kind => {
      for one in lookup(local.ids, kind, []) : one.displayName => one.id...
    }
  }
}

import {
  for_each = { for part, ids in local.labelled.alertPolicies : part => ids[0] if contains(keys(local.alerts), part) }
  to       = google_monitoring_alert_policy.alert[each.key]
  id       = each.value
}

import {
  for_each = { for part, ids in local.labelled.uptimeCheckConfigs : part => ids[0] if contains(keys(local.uptime_checks), part) }
  to       = google_monitoring_uptime_check_config.check[each.key]
  id       = each.value
}

import {
  for_each = { for name, ids in local.named.notificationChannels : 0 => ids[0] if name == local.channel && var.settings.ALERT_EMAIL != null }
  to       = google_monitoring_notification_channel.alerts[0]
  id       = each.value
}

import {
  for_each = { for name, ids in local.named.dashboards : name => ids[0] if name == local.dashboard.displayName }
  to       = google_monitoring_dashboard.overview
  id       = each.value
}
