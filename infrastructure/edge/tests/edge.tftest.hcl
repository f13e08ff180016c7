mock_provider "google-beta" {
  mock_resource "google_compute_managed_ssl_certificate" {
    defaults = { expire_time = "" }
  }
  mock_resource "google_recaptcha_enterprise_key" {
    defaults = { name = "site-key" }
  }
}
mock_provider "time" {}

variables {
  project      = "plants-1"
  region       = "europe-west1"
  gateway_host = "plants.example"
  console_host = "plants-1.web.app"
  app          = "1:1234:web:5678"
  settings     = { ALERT_EMAIL = "ada@example.org", MAX_INSTANCES = 10 }
}

run "monitoring" {
  assert {
    condition     = toset(keys(google_monitoring_alert_policy.alert)) == toset(keys(local.alerts))
    error_message = "There is a policy for each alert."
  }
  assert {
    condition = sum([for alert in google_monitoring_alert_policy.alert : length(alert.conditions)]) == sum([
      for alert in google_monitoring_alert_policy.alert : sum([
        for condition in alert.conditions :
        length(condition.condition_threshold) + length(condition.condition_absent) + length(condition.condition_matched_log)
      ])
    ])
    error_message = "Each condition has one kind."
  }
  assert {
    condition     = strcontains(google_monitoring_alert_policy.alert["service-down"].conditions[0].condition_threshold[0].filter, "\"plants.example\"")
    error_message = "The alert watches the host of the gateway."
  }
  assert {
    condition     = slice([for near in google_monitoring_alert_policy.alert["few-instances-left"].conditions : near.condition_threshold[0].threshold_value], 0, 2) == [8, 4]
    error_message = "The alert fires at four fifths of the maximum."
  }
  assert {
    condition     = google_monitoring_uptime_check_config.check["console"].content_matchers[0].content == "[{]\"apiUrl\":\"https://(plants[.]example)\"(?s:.*)"
    error_message = "The console must lead to this gateway."
  }
  assert {
    condition     = alltrue([for alert in google_monitoring_alert_policy.alert : length(alert.notification_channels) == 1])
    error_message = "Each alert tells the operator."
  }
}

run "objectives" {
  assert {
    condition     = toset(keys(google_monitoring_slo.objective)) == toset(["answers", "analyses", "deliveries"])
    error_message = "Users expect three things."
  }
  assert {
    condition = alltrue([for key in keys(google_monitoring_slo.objective) : anytrue([for alert in google_monitoring_alert_policy.alert : anytrue([
      for condition in alert.conditions : strcontains(try(condition.condition_threshold[0].filter, ""), "projects/plants-1/services/plant-analysis/serviceLevelObjectives/${key}\"")
    ])])])
    error_message = "An alert watches each budget of errors."
  }
}

run "paging" {
  variables {
    settings = {
      ALERT_EMAIL    = "ada@example.org"
      PAGING_CHANNEL = "projects/plants-1/notificationChannels/7"
      MAX_INSTANCES  = 10
    }
  }
  assert {
    condition     = toset([for alert in google_monitoring_alert_policy.alert : alert.severity if contains(alert.notification_channels, var.settings.PAGING_CHANNEL)]) == toset(["CRITICAL"])
    error_message = "Only critical alerts wake somebody."
  }
  assert {
    condition     = length(google_monitoring_alert_policy.alert["server-errors"].notification_channels) == 2
    error_message = "A critical alert is mailed too."
  }
}

run "without_an_address" {
  variables {
    settings = { MAX_INSTANCES = 10, IMAGE_PROCESSOR_MAX_INSTANCES = 20 }
  }
  assert {
    condition     = alltrue([for alert in google_monitoring_alert_policy.alert : length(alert.notification_channels) == 0])
    error_message = "Without an address, an alert reaches nobody."
  }
  assert {
    condition     = google_monitoring_alert_policy.alert["few-instances-left"].conditions[1].condition_threshold[0].threshold_value == 16
    error_message = "The alert fires at four fifths of the maximum that the operator set."
  }
}

run "few_instances" {
  variables {
    settings = { MAX_INSTANCES = 5 }
  }
  assert {
    condition     = slice([for near in google_monitoring_alert_policy.alert["few-instances-left"].conditions : near.condition_threshold[0].threshold_value], 0, 2) == [4, 1]
    error_message = "The alert fires when the image processor has two instances, half of five."
  }
}

run "without_a_domain" {
  assert {
    condition = output.host == "plants.example" && output.address == null && length(concat(
      values(google_compute_global_address.api),
      values(google_compute_global_forwarding_rule.api),
      values(google_compute_security_policy.api),
    )) == 0
    error_message = "Nothing stands in front of the gateway unless the operator wants it."
  }
}

run "domain" {
  variables {
    settings = { MAX_INSTANCES = 10, DOMAIN = "api.plants.example" }
  }
  assert {
    condition     = output.host == "plants.example"
    error_message = "The gateway's own address serves until the certificate is valid."
  }
  assert {
    condition     = google_compute_managed_ssl_certificate.api["plant-analysis-${substr(sha256("api.plants.example"), 0, 8)}"].managed[0].domains == tolist(["api.plants.example"])
    error_message = "The certificate is for the domain."
  }
  assert {
    condition     = one(google_compute_backend_service.gateway["plant-analysis"].backend).group == "projects/plants-1/regions/europe-west1/networkEndpointGroups/plant-analysis"
    error_message = "The load balancer leads to the gateway of this region."
  }
  assert {
    condition     = google_compute_ssl_policy.api["plant-analysis"].min_tls_version == "TLS_1_2"
    error_message = "Old versions of TLS are refused."
  }
  assert {
    condition = alltrue([
      for rule in google_compute_security_policy.api["plant-analysis"].rule : rule.preview && rule.priority < 2000
      if startswith(rule.action, "deny")
    ])
    error_message = "What looks like an attack is only logged, before the rule that allows ends the search."
  }
  assert {
    condition = [
      for rule in google_compute_security_policy.api["plant-analysis"].rule : rule.rate_limit_options[0].enforce_on_key
      if rule.action == "throttle"
    ] == ["IP"]
    error_message = "Each address has its own limit."
  }
}

run "domain_with_a_certificate" {
  # Another domain, because a certificate that is there keeps its values.
  variables {
    settings = { MAX_INSTANCES = 10, DOMAIN = "plants.example.org" }
  }
  override_resource {
    target = google_compute_managed_ssl_certificate.api
    values = { expire_time = "2027-02-28T00:00:00.000-07:00" }
  }
  assert {
    condition     = google_monitoring_uptime_check_config.check["console"].content_matchers[0].content == "[{]\"apiUrl\":\"https://(plants[.]example[.]org|plants[.]example)\"(?s:.*)"
    error_message = "The console leads to the domain, or after a rollback to the gateway."
  }
}

run "without_app_check" {
  assert {
    condition = output.app_check_key == null && length(concat(
      google_recaptcha_enterprise_key.console,
      google_firebase_app_check_recaptcha_enterprise_config.console,
      values(google_firebase_app_check_service_config.direct),
    )) == 0
    error_message = "Nobody asks for App Check tokens unless the operator wants it."
  }
}

run "app_check_monitors" {
  variables {
    settings = { MAX_INSTANCES = 10, APP_CHECK = "MONITOR" }
  }
  assert {
    condition     = toset([for direct in google_firebase_app_check_service_config.direct : "${direct.service_id} ${direct.enforcement_mode}"]) == toset(["firebasestorage.googleapis.com UNENFORCED", "firestore.googleapis.com UNENFORCED"])
    error_message = "Google only counts direct calls without a known app."
  }
  assert {
    condition     = google_firebase_app_check_recaptcha_enterprise_config.console[0].app_id == var.app && google_firebase_app_check_recaptcha_enterprise_config.console[0].site_key == "site-key" && output.app_check_key == "site-key"
    error_message = "The console's app and its page have the same key."
  }
  assert {
    condition     = google_recaptcha_enterprise_key.console[0].web_settings[0].allowed_domains == tolist(["plants-1.web.app", "plants-1.firebaseapp.com"]) && google_recaptcha_enterprise_key.console[0].web_settings[0].integration_type == "SCORE"
    error_message = "The key asks nobody a question, and serves the hosts of the console alone."
  }
}

run "app_check_enforces" {
  variables {
    settings = { MAX_INSTANCES = 10, APP_CHECK = "ENFORCE", WEB_URL = "https://plants.example.org/" }
  }
  assert {
    condition     = alltrue([for direct in google_firebase_app_check_service_config.direct : direct.enforcement_mode == "ENFORCED"]) && length(google_firebase_app_check_service_config.direct) == 2
    error_message = "Google refuses direct calls without a known app."
  }
  assert {
    condition     = contains(google_recaptcha_enterprise_key.console[0].web_settings[0].allowed_domains, "plants.example.org")
    error_message = "The console may have a host of its own."
  }
}
