# Secrets without values. The deployment adds the values, so the state never holds one.
resource "google_secret_manager_secret" "generated" {
  provider = google-beta
  for_each = toset(local.generated_secrets)

  secret_id = each.key

  replication {
    auto {}
  }

  deletion_policy = "PREVENT"

  depends_on = [time_sleep.apis]
}
