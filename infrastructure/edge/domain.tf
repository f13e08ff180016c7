# The API's own domain: a load balancer with Cloud Armor in front of the gateway, for the setting
# DOMAIN. To Google this is a preview, and the gateway's own address stays open beside it:
# https://cloud.google.com/api-gateway/docs/gateway-load-balancing
locals {
  # By this name, a run takes over what an earlier run made and could not record.
  balancers = { for domain in var.settings.DOMAIN[*] : "plant-analysis" => domain }
  # Google replaces no certificate: another domain needs another name.
  certificates = { for domain in values(local.balancers) : "plant-analysis-${substr(sha256(domain), 0, 8)}" => domain }

  # Only a certificate that is valid has a time of expiry. Until then, the gateway's address serves.
  is_valid = anytrue([for certificate in google_compute_managed_ssl_certificate.api : coalesce(certificate.expire_time, "never") != "never"])
  host     = local.is_valid ? var.settings.DOMAIN : var.gateway_host

  # https://cloud.google.com/armor/docs/waf-rules
  known_attacks = [
    "cve-canary",
    "lfi-v33-stable",
    "nodejs-v33-stable",
    "protocolattack-v33-stable",
    "rce-v33-stable",
    "rfi-v33-stable",
    "scannerdetection-v33-stable",
    "sqli-v33-stable",
    "xss-v33-stable",
  ]
}

resource "google_compute_global_address" "api" {
  provider = google-beta
  for_each = local.balancers

  name = each.key
}

resource "google_compute_managed_ssl_certificate" "api" {
  provider = google-beta
  for_each = local.certificates

  name = each.key

  managed {
    domains = [each.value]
  }

  # The load balancer must leave a certificate before it is removed.
  lifecycle {
    create_before_destroy = true
  }
}

resource "google_compute_security_policy" "api" {
  provider = google-beta
  for_each = local.balancers

  # checkov:skip=CKV_GCP_73: the rule of this attack waits, as all rules do, for the operator's look.
  name = each.key

  # Without Cloud Armor Enterprise, an alert has no signature of the attack:
  # https://cloud.google.com/armor/docs/adaptive-protection-overview
  adaptive_protection_config {
    layer_7_ddos_defense_config {
      enable = true
    }
  }

  # A preview only logs, because a photo or a text can look like an attack.
  dynamic "rule" {
    for_each = local.known_attacks
    content {
      priority    = 1000 + rule.key
      action      = "deny(403)"
      preview     = true
      description = rule.value
      match {
        expr {
          expression = "evaluatePreconfiguredWaf('${rule.value}', {'sensitivity': 1})"
        }
      }
    }
  }

  # An office or a mobile network shares an address. The service itself bounds each caller.
  rule {
    priority    = 2000
    action      = "throttle"
    description = "3000 requests a minute from an address"
    match {
      versioned_expr = "SRC_IPS_V1"
      config {
        src_ip_ranges = ["*"]
      }
    }
    rate_limit_options {
      conform_action = "allow"
      exceed_action  = "deny(429)"
      enforce_on_key = "IP"
      rate_limit_threshold {
        count        = 3000
        interval_sec = 60
      }
    }
  }

  rule {
    priority    = 2147483647
    action      = "allow"
    description = "default"
    match {
      versioned_expr = "SRC_IPS_V1"
      config {
        src_ip_ranges = ["*"]
      }
    }
  }
}

resource "google_compute_backend_service" "gateway" {
  provider = google-beta
  for_each = local.balancers

  name                  = each.key
  load_balancing_scheme = "EXTERNAL_MANAGED"
  protocol              = "HTTPS"
  security_policy       = google_compute_security_policy.api[each.key].id

  backend {
    # Made by `gateway`. Another region changes only this address.
    group = "projects/${var.project}/regions/${var.region}/networkEndpointGroups/${each.key}"
  }

  # Only here an operator sees what the rules in preview would refuse.
  log_config {
    enable      = true
    sample_rate = 1
  }
}

resource "google_compute_url_map" "api" {
  provider = google-beta
  for_each = local.balancers

  name            = each.key
  default_service = google_compute_backend_service.gateway[each.key].id
}

resource "google_compute_ssl_policy" "api" {
  provider = google-beta
  for_each = local.balancers

  name            = each.key
  profile         = "MODERN"
  min_tls_version = "TLS_1_2"
}

resource "google_compute_target_https_proxy" "api" {
  provider = google-beta
  for_each = local.balancers

  name             = each.key
  url_map          = google_compute_url_map.api[each.key].id
  ssl_policy       = google_compute_ssl_policy.api[each.key].id
  ssl_certificates = [for certificate in google_compute_managed_ssl_certificate.api : certificate.id]
}

resource "google_compute_global_forwarding_rule" "api" {
  provider = google-beta
  for_each = local.balancers

  name                  = each.key
  load_balancing_scheme = "EXTERNAL_MANAGED"
  ip_address            = google_compute_global_address.api[each.key].id
  port_range            = "443"
  target                = google_compute_target_https_proxy.api[each.key].id
}
