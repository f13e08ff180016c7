# The Firebase CLI sets the callers that the code names whenever it deploys a function, but no
# callers of event functions. Here each call is stated again, so that a run restores a lost one.
resource "google_cloud_run_v2_service_iam_member" "invoker" {
  provider = google-beta
  for_each = local.invokers

  name     = each.value.service
  location = var.region
  role     = "roles/run.invoker"
  member   = "serviceAccount:${each.value.account}@${var.project}.iam.gserviceaccount.com"
}

# Functions for Firebase's callable clients check their callers themselves.
resource "google_cloud_run_v2_service_iam_member" "anybody" {
  provider = google-beta
  for_each = toset(local.public_services)

  # checkov:skip=CKV_GCP_102: these functions check the caller's token.
  name     = each.key
  location = var.region
  role     = "roles/run.invoker"
  member   = "allUsers"
}
