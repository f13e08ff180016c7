mock_provider "google-beta" {}

variables {
  project  = "plants-1"
  region   = "europe-west1"
  settings = { MAX_INSTANCES = 10, IMAGE_PROCESSOR_MIN_INSTANCES = 1 }
}

run "protections" {
  assert {
    condition     = google_cloud_run_v2_service.image_processor.ingress == "INGRESS_TRAFFIC_INTERNAL_ONLY"
    error_message = "Only the network reaches the image processor."
  }
  assert {
    condition     = google_cloud_run_v2_service.image_processor.template[0].containers[0].resources[0].cpu_idle
    error_message = "An idle instance costs no processor time."
  }
  assert {
    condition     = !strcontains(jsonencode(google_cloud_run_v2_service_iam_member.callers), "allUsers")
    error_message = "Nothing here is for everybody."
  }
}

run "quotas" {
  assert {
    condition     = google_cloud_run_v2_service.image_processor.template[0].scaling[0].max_instance_count * tonumber(local.image_processor.cpu) == var.settings.MAX_INSTANCES
    error_message = "The image processor asks for as many processors as a function."
  }
  assert {
    condition     = google_cloud_run_v2_service.image_processor.template[0].scaling[0].min_instance_count == 1
    error_message = "One instance always runs."
  }
}

run "limits_of_the_image_processor" {
  command = plan
  variables {
    settings = { MAX_INSTANCES = 10, IMAGE_PROCESSOR_MIN_INSTANCES = 9, IMAGE_PROCESSOR_MAX_INSTANCES = 7 }
  }
  assert {
    condition     = google_cloud_run_v2_service.image_processor.template[0].scaling[0].max_instance_count == 7
    error_message = "The operator may set the maximum."
  }
  assert {
    condition     = google_cloud_run_v2_service.image_processor.template[0].scaling[0].min_instance_count == 7
    error_message = "The minimum is never above the maximum, which Cloud Run would refuse."
  }
}

run "images" {
  assert {
    condition     = !google_cloud_run_v2_service.image_processor.deletion_protection
    error_message = "The next run can replace an image processor whose creation broke off."
  }
  assert {
    condition     = alltrue([for policy in google_artifact_registry_repository.images.cleanup_policies : alltrue([for condition in policy.condition : condition.tag_state == "UNTAGGED"])])
    error_message = "A rollback finds the image of each source."
  }
}

run "the_range_of_europe" {
  assert {
    condition     = google_compute_subnetwork.subnetwork.ip_cidr_range == "10.20.240.0/20"
    error_message = "A region keeps its range."
  }
}

# https://cloud.google.com/api-gateway/docs/deployment-model
run "the_ranges_of_the_regions" {
  command = plan
  assert {
    # The first is the resource's own.
    condition = length(distinct(concat([google_compute_subnetwork.subnetwork.ip_cidr_range], [
      for region in [
        "asia-northeast1", "australia-southeast1", "europe-west2", "us-central1",
        "us-east1", "us-east4", "us-west2", "us-west3", "us-west4",
      ] : cidrsubnet("10.0.0.0/8", 12, parseint(substr(sha256(region), 0, 3), 16))
    ]))) == 10
    error_message = "Two regions can have a subnet side by side."
  }
}

run "images_for_a_rollback" {
  assert {
    condition     = [for policy in google_artifact_registry_repository.images.cleanup_policies : policy.condition[0].tag_state if policy.action == "DELETE"] == ["UNTAGGED"]
    error_message = "The newest image of each release's sources has their tag, and is kept."
  }
}

run "daily_build" {
  assert {
    condition     = tonumber(split(" ", google_cloud_scheduler_job.renewal.schedule)[0]) % 2 == 1
    error_message = "The build starts at an odd minute."
  }
  assert {
    condition     = google_cloud_scheduler_job.renewal.schedule == "29 3 * * *"
    error_message = "A region keeps its minute."
  }
  assert {
    condition     = jsondecode(base64decode(google_cloud_scheduler_job.renewal.http_target[0].body)).substitutions._SOURCE == "current"
    error_message = "The daily build takes the sources that serve."
  }
}

run "daily_build_of_another_region" {
  command = plan
  variables { region = "us-east1" }
  assert {
    condition     = google_cloud_scheduler_job.renewal.schedule == "21 3 * * *"
    error_message = "Two builds do not write the same signatures at once."
  }
}
