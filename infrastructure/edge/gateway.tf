resource "google_api_gateway_gateway" "gateway" {
  provider = google-beta

  gateway_id = "plant-analysis"
  region     = var.region
  api_config = "projects/${var.project}/locations/global/apis/plant-analysis/configs/${var.gateway_config}"
}
