mock_provider "google-beta" {}

variables {
  project        = "plants-1"
  region         = "europe-west1"
  gateway_config = "c1"
  settings       = {}
}

run "callers" {
  assert {
    condition     = [for invoker in google_cloud_run_v2_service_iam_member.invoker : invoker.name if invoker.member == "serviceAccount:gateway@plants-1.iam.gserviceaccount.com"] == ["api", "photos"]
    error_message = "The gateway calls the two functions behind it."
  }
  assert {
    condition     = toset([for open in google_cloud_run_v2_service_iam_member.anybody : open.name]) == toset(local.public_services)
    error_message = "Everybody may call the functions that check their callers themselves."
  }
  assert {
    condition     = !strcontains(jsonencode(google_cloud_run_v2_service_iam_member.invoker), "allUsers")
    error_message = "Nobody else is called by everybody."
  }
}

run "gateway" {
  assert {
    condition     = google_api_gateway_gateway.gateway.api_config == "projects/plants-1/locations/global/apis/plant-analysis/configs/c1"
    error_message = "The gateway serves the configuration that the deployment made."
  }
}

run "without_a_domain" {
  assert {
    condition     = length(google_compute_region_network_endpoint_group.gateway) == 0
    error_message = "No load balancer asks for the gateway unless the operator wants it."
  }
}

run "domain" {
  variables {
    settings = { DOMAIN = "api.plants.example" }
  }
  assert {
    condition     = google_compute_region_network_endpoint_group.gateway["plant-analysis"].serverless_deployment[0].resource == "plant-analysis"
    error_message = "The load balancer leads to the gateway."
  }
  assert {
    condition     = google_compute_region_network_endpoint_group.gateway["plant-analysis"].deletion_policy == "ABANDON"
    error_message = "Google removes none that a load balancer still uses."
  }
}
