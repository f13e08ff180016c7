resource "google_api_gateway_gateway" "gateway" {
  provider = google-beta

  gateway_id = "plant-analysis"
  region     = var.region
  api_config = "projects/${var.project}/locations/global/apis/plant-analysis/configs/${var.gateway_config}"
}

# The load balancer of `edge` finds the gateway of this region here.
resource "google_compute_region_network_endpoint_group" "gateway" {
  provider = google-beta
  for_each = toset(var.settings.DOMAIN == null ? [] : ["plant-analysis"])

  name                  = each.key
  region                = var.region
  network_endpoint_type = "SERVERLESS"

  serverless_deployment {
    platform = "apigateway.googleapis.com"
    resource = google_api_gateway_gateway.gateway.gateway_id
  }

  # Without DOMAIN, the load balancer leaves it only later. It costs nothing.
  deletion_policy = "ABANDON"
}
