# What tells the console from bots, and refuses direct calls of Firestore and Storage without a known
# app, for the setting APP_CHECK. Authentication is left out: Google enforces App Check there only
# with Identity Platform, and would refuse the service's own exchange of keys too:
# https://cloud.google.com/identity-platform/docs/admin/app-check-integration
locals {
  has_app_check = var.settings.APP_CHECK != "OFF"

  # Hosting serves a site at two hosts, and at the operator's own.
  console_hosts = distinct(concat(
    [var.console_host, replace(var.console_host, ".web.app", ".firebaseapp.com")],
    [for url in var.settings.WEB_URL[*] : regex("^https?://([^/:]+)", url)[0]],
  ))
}

resource "google_recaptcha_enterprise_key" "console" {
  provider = google-beta
  count    = local.has_app_check ? 1 : 0

  display_name = "plant-analysis-console"

  web_settings {
    integration_type = "SCORE"
    allowed_domains  = local.console_hosts
  }
}

resource "google_firebase_app_check_recaptcha_enterprise_config" "console" {
  provider = google-beta
  count    = local.has_app_check ? 1 : 0

  app_id   = var.app
  site_key = google_recaptcha_enterprise_key.console[0].name
}

resource "google_firebase_app_check_service_config" "direct" {
  provider = google-beta
  for_each = toset(local.has_app_check ? ["firebasestorage", "firestore"] : [])

  service_id       = "${each.key}.googleapis.com"
  enforcement_mode = var.settings.APP_CHECK == "ENFORCE" ? "ENFORCED" : "UNENFORCED"
}
