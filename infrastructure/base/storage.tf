# The bucket of uploads, photos and exports. A person makes it in the Firebase console.
resource "google_storage_bucket" "photos" {
  provider = google-beta

  # checkov:skip=CKV_GCP_62: the audit log has who reads a photo, and a log of links would hold them.
  # checkov:skip=CKV_GCP_78: an erased photo must not live on as a version.
  name                        = var.bucket.name
  location                    = upper(var.bucket.location)
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"

  # Google keeps deleted objects for seven days otherwise, and an erased photo must be gone.
  soft_delete_policy {
    retention_duration_seconds = 0
  }

  lifecycle_rule {
    action {
      type = "Delete"
    }
    condition {
      age            = local.bucket_lifecycle.age
      matches_prefix = local.bucket_lifecycle.matchesPrefix
    }
  }

  dynamic "cors" {
    for_each = local.bucket_cors
    content {
      origin          = cors.value.origin
      method          = cors.value.method
      response_header = cors.value.responseHeader
      max_age_seconds = cors.value.maxAgeSeconds
    }
  }

  deletion_policy = "PREVENT"

  lifecycle {
    # Firebase chose them when it made the bucket.
    ignore_changes = [labels, storage_class]
  }
}

resource "google_storage_bucket_iam_member" "functions_use_photos" {
  provider = google-beta

  bucket = google_storage_bucket.photos.name
  role   = "roles/storage.objectUser"
  member = local.member["functions"]
}

# The check lists photos, and reads none.
resource "google_storage_bucket_iam_member" "check_lists_photos" {
  provider = google-beta

  bucket = google_storage_bucket.photos.name
  role   = "roles/storage.legacyBucketReader"
  member = local.member["smoke-test"]
}

# Links to photos read neither uploads nor exports.
resource "google_storage_bucket_iam_member" "links_read_photos" {
  provider = google-beta

  bucket = google_storage_bucket.photos.name
  role   = "roles/storage.objectViewer"
  member = local.member["photo-reader"]

  condition {
    title      = "photos"
    expression = "resource.name.startsWith(\"projects/_/buckets/${var.bucket.name}/objects/optimized/\")"
  }
}

# The bucket of the image processor's sources, of malware signatures and of records of releases. A
# deployment to another region needs it while one is down.
resource "google_storage_bucket" "builds" {
  provider = google-beta

  # checkov:skip=CKV_GCP_62: what it holds is public or made by builds, which Google logs.
  # checkov:skip=CKV_GCP_78: each object has its content's name, or is made anew each day.
  name                        = "${var.project}-plant-builds"
  location                    = var.multi_region
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"
  deletion_policy             = "PREVENT"

  lifecycle {
    # A bucket never moves, and REGION may move to another continent.
    ignore_changes = [location]
  }

  depends_on = [time_sleep.apis]
}

resource "google_storage_bucket_iam_member" "deployer_keeps_releases" {
  provider = google-beta

  bucket = google_storage_bucket.builds.name
  role   = "roles/storage.objectUser"
  member = var.deployer
}

resource "google_storage_bucket_iam_member" "builds_read_sources" {
  provider = google-beta

  bucket = google_storage_bucket.builds.name
  role   = "roles/storage.objectViewer"
  member = local.member["signatures"]
}

resource "google_storage_bucket_iam_member" "builds_keep_signatures" {
  provider = google-beta

  bucket = google_storage_bucket.builds.name
  role   = "roles/storage.objectUser"
  member = local.member["signatures"]

  condition {
    title      = "signatures"
    expression = "resource.name.startsWith(\"projects/_/buckets/${google_storage_bucket.builds.name}/objects/signatures/\")"
  }
}
