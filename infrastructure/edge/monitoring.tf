locals {
  # The tables name these values.
  project      = var.project
  region       = var.region
  channel      = "Plant analysis: alerts"
  console_host = var.console_host
  # A rollback may restore a console of before the API got its own domain.
  console_apis = join("|", [
    for host in distinct([local.host, var.gateway_host]) : replace(host, ".", "[.]")
  ])
  instances_near_maximum = max(1, floor(var.settings.MAX_INSTANCES * 0.8))
  # By default, it has half as many. Of a maximum of 1, the alert would never end.
  image_processors_near_maximum = max(1, floor(coalesce(
    var.settings.IMAGE_PROCESSOR_MAX_INSTANCES,
    floor(var.settings.MAX_INSTANCES / 2),
  ) * 0.8))
}

resource "google_monitoring_notification_channel" "alerts" {
  provider = google-beta
  count    = var.settings.ALERT_EMAIL == null ? 0 : 1

  type         = "email"
  display_name = local.channel
  labels       = { email_address = var.settings.ALERT_EMAIL }
  # Without it, Cloud Monitoring keeps a channel that a policy notifies.
  force_delete = true
}

resource "google_logging_metric" "metric" {
  provider = google-beta
  for_each = local.log_metrics

  name             = each.key
  description      = each.value.description
  filter           = each.value.filter
  value_extractor  = try(each.value.valueExtractor, null)
  label_extractors = try(each.value.labelExtractors, null)

  metric_descriptor {
    metric_kind = each.value.metricDescriptor.metricKind
    value_type  = each.value.metricDescriptor.valueType
    unit        = try(each.value.metricDescriptor.unit, null)

    dynamic "labels" {
      for_each = try(each.value.metricDescriptor.labels, [])
      content {
        key        = labels.value.key
        value_type = labels.value.valueType
      }
    }
  }

  dynamic "bucket_options" {
    for_each = try([each.value.bucketOptions.linearBuckets], [])
    content {
      linear_buckets {
        num_finite_buckets = bucket_options.value.numFiniteBuckets
        width              = bucket_options.value.width
        offset             = bucket_options.value.offset
      }
    }
  }
}

# What users may expect. Alerts watch how fast its budget of errors is used up.
resource "google_monitoring_custom_service" "service" {
  provider = google-beta

  service_id   = "plant-analysis"
  display_name = "Plant analysis"
}

resource "google_monitoring_slo" "objective" {
  provider = google-beta
  for_each = local.objectives

  service             = google_monitoring_custom_service.service.service_id
  slo_id              = each.key
  display_name        = each.value.displayName
  goal                = each.value.goal
  rolling_period_days = 28

  request_based_sli {
    good_total_ratio {
      bad_service_filter   = each.value.bad
      good_service_filter  = try(each.value.other.good, null)
      total_service_filter = try(each.value.other.total, null)
    }
  }

  depends_on = [time_sleep.metrics]
}

resource "time_sleep" "metrics" {
  create_duration = var.settling
  triggers        = { metrics = join(",", keys(google_logging_metric.metric)) }
}

resource "google_monitoring_uptime_check_config" "check" {
  provider = google-beta
  for_each = local.uptime_checks

  display_name = each.value.displayName
  user_labels  = each.value.userLabels
  period       = each.value.period
  timeout      = each.value.timeout

  monitored_resource {
    type   = each.value.monitoredResource.type
    labels = each.value.monitoredResource.labels
  }

  http_check {
    path         = each.value.httpCheck.path
    port         = each.value.httpCheck.port
    use_ssl      = each.value.httpCheck.useSsl
    validate_ssl = each.value.httpCheck.validateSsl

    dynamic "accepted_response_status_codes" {
      for_each = each.value.httpCheck.acceptedResponseStatusCodes
      content {
        status_class = accepted_response_status_codes.value.statusClass
      }
    }
  }

  dynamic "content_matchers" {
    for_each = each.value.contentMatchers
    content {
      content = content_matchers.value.content
      matcher = content_matchers.value.matcher
    }
  }
}

resource "google_monitoring_alert_policy" "alert" {
  provider = google-beta
  for_each = local.alerts

  display_name = each.value.displayName
  user_labels  = each.value.userLabels
  severity     = each.value.severity
  combiner     = each.value.combiner
  notification_channels = concat(
    google_monitoring_notification_channel.alerts[*].name,
    each.value.severity == "CRITICAL" && var.settings.PAGING_CHANNEL != null ? [var.settings.PAGING_CHANNEL] : [],
  )

  documentation {
    content   = each.value.documentation.content
    mime_type = each.value.documentation.mimeType
  }

  alert_strategy {
    auto_close = each.value.alertStrategy.autoClose

    dynamic "notification_rate_limit" {
      for_each = try([each.value.alertStrategy.notificationRateLimit], [])
      content {
        period = notification_rate_limit.value.period
      }
    }
  }

  dynamic "conditions" {
    for_each = each.value.conditions
    content {
      display_name = conditions.value.displayName

      dynamic "condition_threshold" {
        for_each = try([conditions.value.conditionThreshold], [])
        iterator = threshold
        content {
          filter             = threshold.value.filter
          comparison         = threshold.value.comparison
          threshold_value    = threshold.value.thresholdValue
          duration           = threshold.value.duration
          denominator_filter = try(threshold.value.denominatorFilter, null)

          dynamic "aggregations" {
            for_each = threshold.value.aggregations
            content {
              alignment_period     = aggregations.value.alignmentPeriod
              per_series_aligner   = aggregations.value.perSeriesAligner
              cross_series_reducer = aggregations.value.crossSeriesReducer
              group_by_fields      = aggregations.value.groupByFields
            }
          }
        }
      }

      dynamic "condition_absent" {
        for_each = try([conditions.value.conditionAbsent], [])
        iterator = absent
        content {
          filter   = absent.value.filter
          duration = absent.value.duration

          dynamic "aggregations" {
            for_each = absent.value.aggregations
            content {
              alignment_period     = aggregations.value.alignmentPeriod
              per_series_aligner   = aggregations.value.perSeriesAligner
              cross_series_reducer = aggregations.value.crossSeriesReducer
              group_by_fields      = aggregations.value.groupByFields
            }
          }
        }
      }

      dynamic "condition_matched_log" {
        for_each = try([conditions.value.conditionMatchedLog], [])
        iterator = logged
        content {
          filter = logged.value.filter
        }
      }
    }
  }

  depends_on = [google_monitoring_slo.objective, time_sleep.metrics]
}

resource "google_monitoring_dashboard" "overview" {
  provider = google-beta

  dashboard_json = jsonencode(local.dashboard)

  depends_on = [google_monitoring_slo.objective, time_sleep.metrics]
}
