# The network through which functions reach the image processor, which accepts only internal calls.
resource "google_compute_network" "network" {
  provider = google-beta

  # checkov:skip=CKV2_GCP_18: nothing in it listens, and Google's networks refuse what comes in.
  name                    = local.network.network
  auto_create_subnetworks = false

  depends_on = [time_sleep.apis]
}

# Maps `*.run.app`, whose addresses are public, to private addresses of Google:
# https://cloud.google.com/vpc/docs/configure-private-google-access
resource "google_dns_managed_zone" "run_app" {
  provider = google-beta

  # checkov:skip=CKV_GCP_16: a private zone cannot be signed.
  name        = "run-app"
  dns_name    = "run.app."
  description = "image-processor"
  visibility  = "private"

  private_visibility_config {
    networks {
      network_url = google_compute_network.network.id
    }
  }
}

resource "google_dns_record_set" "run_app" {
  provider = google-beta

  managed_zone = google_dns_managed_zone.run_app.name
  name         = "run.app."
  type         = "A"
  ttl          = 300
  rrdatas      = ["199.36.153.8", "199.36.153.9", "199.36.153.10", "199.36.153.11"]
}

resource "google_dns_record_set" "any_run_app" {
  provider = google-beta

  managed_zone = google_dns_managed_zone.run_app.name
  name         = "*.run.app."
  type         = "CNAME"
  ttl          = 300
  rrdatas      = ["run.app."]
}
