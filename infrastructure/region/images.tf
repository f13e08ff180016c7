resource "google_artifact_registry_repository" "images" {
  provider = google-beta

  # checkov:skip=CKV_GCP_84: Google's keys encrypt the images, which hold no secret.
  repository_id = "plant-analysis"
  location      = var.region
  format        = "DOCKER"

  # The newest image of each sources has their tag and stays, for a rollback. The daily builds of
  # 0.6 GB before it do not pile up.
  cleanup_policies {
    id     = "keep-newest"
    action = "KEEP"
    most_recent_versions {
      keep_count = 10
    }
  }
  cleanup_policies {
    id     = "delete-old"
    action = "DELETE"
    condition {
      tag_state  = "UNTAGGED"
      older_than = "${30 * 24 * 60 * 60}s"
    }
  }
}

resource "google_artifact_registry_repository_iam_member" "builds_write_images" {
  provider = google-beta

  repository = google_artifact_registry_repository.images.name
  location   = var.region
  role       = "roles/artifactregistry.writer"
  member     = local.member["signatures"]
}
