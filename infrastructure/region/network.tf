# Functions of this region reach the image processor from these addresses.
resource "google_compute_subnetwork" "subnetwork" {
  provider = google-beta

  # checkov:skip=CKV_GCP_26: only Cloud Run uses it, and logs each of its requests.
  # checkov:skip=CKV_GCP_76: it has no addresses of version 6.
  name    = local.network.subnetwork
  network = "projects/${var.project}/global/networks/${local.network.network}"
  region  = var.region

  # Each region has another range, so that two can be side by side. An instance needs up to four
  # addresses while it is replaced (docs/decisions/0200).
  ip_cidr_range            = cidrsubnet("10.0.0.0/8", 12, parseint(substr(sha256(var.region), 0, 3), 16))
  private_ip_google_access = true
}
