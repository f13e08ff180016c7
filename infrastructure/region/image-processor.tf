resource "google_cloud_run_v2_service" "image_processor" {
  provider = google-beta

  name             = "image-processor"
  location         = var.region
  ingress          = "INGRESS_TRAFFIC_INTERNAL_ONLY"
  custom_audiences = ["image-processor"]

  # The service holds no data. With the protection, a creation that broke off could not be repeated.
  deletion_protection = false

  template {
    service_account                  = local.email["image-processor"]
    timeout                          = "${local.image_processor.timeoutSeconds}s"
    max_instance_request_concurrency = local.image_processor.concurrency
    execution_environment            = "EXECUTION_ENVIRONMENT_GEN2"

    scaling {
      # clamd needs 20 s to start, so by default one instance always runs.
      min_instance_count = min(var.settings.IMAGE_PROCESSOR_MIN_INSTANCES, local.image_processors_max)
      max_instance_count = local.image_processors_max
    }

    containers {
      # Stands in until the first build, and answers every path.
      image = "us-docker.pkg.dev/cloudrun/container/hello"

      ports {
        container_port = 8080
      }

      env {
        # Log lines name the trace of their request by the id of the project.
        name  = "GCLOUD_PROJECT"
        value = var.project
      }
      env {
        name  = "CALLER_AUDIENCE"
        value = "image-processor"
      }
      env {
        name  = "CALLER_EMAILS"
        value = join(",", [for name in local.image_processor_callers : local.email[name]])
      }

      resources {
        cpu_idle          = true
        startup_cpu_boost = true
        limits = {
          cpu    = local.image_processor.cpu
          memory = local.image_processor.memory
        }
      }

      # Three minutes: clamd without a CPU boost took 21 s to read the signatures.
      startup_probe {
        initial_delay_seconds = 5
        period_seconds        = 5
        timeout_seconds       = 4
        failure_threshold     = 35
        http_get {
          path = "/health"
        }
      }
    }
  }

  lifecycle {
    # Only a build changes the image and what gcloud sets with it, and only a build or a rollback
    # moves the traffic.
    ignore_changes = [
      client,
      client_version,
      template[0].annotations,
      template[0].containers[0].image,
      template[0].containers[0].name,
      template[0].labels,
      traffic,
    ]
  }
}

resource "google_cloud_run_v2_service_iam_member" "callers" {
  provider = google-beta
  for_each = toset(local.image_processor_callers)

  name     = google_cloud_run_v2_service.image_processor.name
  location = var.region
  role     = "roles/run.invoker"
  member   = local.member[each.key]
}

resource "google_cloud_run_v2_service_iam_member" "builds_deploy" {
  provider = google-beta

  name     = google_cloud_run_v2_service.image_processor.name
  location = var.region
  role     = "roles/run.developer"
  member   = local.member["signatures"]
}

# Builds the image anew each day, with new malware signatures. ClamAV's servers refuse clients at
# busy times, and most come on the full hour, so the minute depends on the project. It also
# depends on the region, because the builds of two regions keep the same signatures.
resource "google_cloud_scheduler_job" "renewal" {
  provider = google-beta

  name      = "renew-malware-signatures"
  region    = var.region
  schedule  = "${2 * (parseint(substr(sha256("${var.project}/${var.region}"), 0, 2), 16) % 30) + 1} 3 * * *"
  time_zone = "Etc/UTC"

  http_target {
    uri         = "https://cloudbuild.googleapis.com/v1/projects/${var.project}/locations/${var.region}/builds"
    http_method = "POST"
    headers     = { "Content-Type" = "application/json" }
    body        = base64encode(jsonencode(local.image_build))

    oauth_token {
      service_account_email = local.email["signatures"]
    }
  }
}

locals {
  # The parts and their accounts are made by `base`, once for all regions.
  email = {
    for name in concat(local.image_processor_callers, ["image-processor", "signatures"]) :
    name => "${name}@${var.project}.iam.gserviceaccount.com"
  }
  member = { for name, email in local.email : name => "serviceAccount:${email}" }

  # It has two processors, and a function one. The quota of a new project may be ten.
  image_processors_max = coalesce(
    var.settings.IMAGE_PROCESSOR_MAX_INSTANCES,
    max(1, floor(var.settings.MAX_INSTANCES / 2)),
  )

  image_build = merge(yamldecode(file("${path.module}/image-build.yaml")), {
    serviceAccount = "projects/${var.project}/serviceAccounts/${local.email["signatures"]}"
    substitutions = {
      _BUCKET = "${var.project}-plant-builds"
      _IMAGE  = local.image
      _REGION = var.region
      _SOURCE = "current"
    }
  })

  # Without tag and digest.
  image = "${var.region}-docker.pkg.dev/${var.project}/${google_artifact_registry_repository.images.repository_id}/image-processor"
}
