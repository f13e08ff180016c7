locals {
  # Services of Google whose accounts act in the project.
  agents = toset(["eventarc", "firebasestorage", "pubsub"])

  apis = toset(concat([
    "apigateway",
    "apikeys",
    "artifactregistry",
    "billingbudgets",
    "cloudbilling",
    "cloudbuild",
    "cloudfunctions",
    "cloudresourcemanager",
    "cloudscheduler",
    "cloudtasks",
    "compute",
    "dns",
    "eventarc",
    "firebase",
    "firebasehosting",
    "firebaserules",
    "firebasestorage",
    "firestore",
    "iam",
    "iamcredentials",
    "identitytoolkit",
    "logging",
    "monitoring",
    "orgpolicy",
    "pubsub",
    "run",
    "secretmanager",
    "servicecontrol",
    "servicemanagement",
    "serviceusage",
    "storage",
  ], local.optional_apis))

  optional_apis = concat(
    var.asks_vertex ? ["aiplatform"] : [],
    var.settings.APP_CHECK == "OFF" ? [] : ["firebaseappcheck", "recaptchaenterprise"],
  )
}

resource "google_project_service" "api" {
  provider = google-beta
  for_each = local.apis

  service = "${each.key}.googleapis.com"
  # The project may have other uses for an API that the service no longer calls.
  disable_on_destroy = false
}

# Google Cloud takes a while until all its parts know that an API is enabled.
resource "time_sleep" "apis" {
  create_duration = var.settling
  triggers        = { apis = join(",", local.apis) }

  depends_on = [google_project_service.api]
}

# The accounts of Google's services exist only once somebody asks for them. Long before the first
# event function, because Eventarc's account has its rights some minutes later.
resource "google_project_service_identity" "service" {
  provider = google-beta
  for_each = local.agents

  service = "${each.key}.googleapis.com"

  depends_on = [time_sleep.apis]
}

data "google_storage_project_service_account" "uploads" {
  provider = google-beta

  depends_on = [time_sleep.apis]
}

# The API key of this app signs people in at the console.
resource "google_firebase_web_app" "console" {
  provider = google-beta

  display_name = "plant-analysis-console"

  depends_on = [time_sleep.apis]
}

# Its configurations are made by the deployment, and the gateway of `edge` serves one of them.
resource "google_api_gateway_api" "api" {
  provider = google-beta

  api_id = "plant-analysis"

  depends_on = [time_sleep.apis]
}

resource "google_pubsub_topic" "events" {
  provider = google-beta

  # checkov:skip=CKV_GCP_83: Google's keys encrypt the messages, which hold ids and no content.
  name = local.events_topic

  depends_on = [time_sleep.apis]
}
