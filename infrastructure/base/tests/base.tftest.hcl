mock_provider "google-beta" {
  mock_resource "google_service_account" {
    defaults = {
      name  = "projects/plants-1/serviceAccounts/account@plants-1.iam.gserviceaccount.com"
      email = "account@plants-1.iam.gserviceaccount.com"
    }
  }
}
mock_provider "time" {}

variables {
  project      = "plants-1"
  number       = "1234"
  deployer     = "user:ada@example.org"
  settings     = {}
  multi_region = "EU"
  bucket       = { name = "plants-1.firebasestorage.app", location = "EU" }
}

run "names" {
  assert {
    condition     = google_storage_bucket.builds.name == "plants-1-plant-builds"
    error_message = "The bucket of builds has the name of its project."
  }
  assert {
    condition     = toset(keys(google_secret_manager_secret.generated)) == toset(local.generated_secrets)
    error_message = "There is a secret for each value that the deployment makes."
  }
}

run "builds" {
  assert {
    condition     = google_storage_bucket.builds.location == "EU"
    error_message = "What a deployment needs outlives a region."
  }
}

run "protections" {
  assert {
    condition = alltrue([for bucket in [google_storage_bucket.photos, google_storage_bucket.builds] :
      bucket.public_access_prevention == "enforced" && bucket.uniform_bucket_level_access
    ])
    error_message = "No object can be made public."
  }
  assert {
    condition     = google_storage_bucket.photos.soft_delete_policy[0].retention_duration_seconds == 0
    error_message = "A deleted photo is gone."
  }
}

run "nothing_with_data_is_removed" {
  assert {
    condition = alltrue([for kept in concat(
      [google_storage_bucket.photos],
      values(google_secret_manager_secret.generated),
    ) : kept.deletion_policy == "PREVENT"])
    error_message = "No run removes photos or secrets."
  }
}

run "least_roles" {
  assert {
    condition     = contains([for role in values(local.project_roles) : role.role if role.member == local.member["signatures"]], "roles/run.viewer")
    error_message = "A build waits for the deployment of the image processor, which is an operation of the project."
  }
  assert {
    condition     = google_project_iam_member_remove.default_editor.role == "roles/editor" && google_project_iam_member_remove.default_editor.member == local.functions_builder
    error_message = "The account that builds functions is no editor."
  }
  assert {
    condition     = alltrue([for role in google_project_iam_member.role : !contains(["roles/owner", "roles/editor", "roles/cloudbuild.builds.builder"], role.role) && !startswith(role.role, "roles/storage")])
    error_message = "No role on the whole project reads photos."
  }
  assert {
    condition     = strcontains(google_project_iam_member.function_sources.condition[0].expression, "buckets/gcf-v2-")
    error_message = "The builds of functions read their sources only."
  }
  assert {
    condition     = alltrue([for name, role in local.project_roles : role.role == "roles/datastore.user" if startswith(name, "webhooks")])
    error_message = "The account that calls strangers reads and writes documents, and nothing else."
  }
  assert {
    condition     = toset([for name, role in local.account_roles : "${role.account} ${role.member == local.member[role.account]}" if role.role == "roles/iam.serviceAccountTokenCreator" && role.member != var.deployer]) == toset(["functions true", "smoke-test true"])
    error_message = "Only the functions and the check sign, and only as themselves."
  }
  assert {
    condition     = endswith(google_storage_bucket_iam_member.links_read_photos.condition[0].expression, "/objects/optimized/\")")
    error_message = "Links read neither uploads nor exports."
  }
  assert {
    condition     = endswith(google_storage_bucket_iam_member.builds_keep_signatures.condition[0].expression, "/objects/signatures/\")")
    error_message = "Builds change signatures, and neither sources nor releases."
  }
  assert {
    condition = !strcontains(jsonencode([
      google_project_iam_member.role,
      google_service_account_iam_member.role,
      google_storage_bucket_iam_member.functions_use_photos,
    ]), "allUsers")
    error_message = "Nothing here is for everybody."
  }
}

run "audit" {
  assert {
    condition     = toset([for config in google_project_iam_audit_config.photos.audit_log_config : config.log_type]) == toset(["DATA_READ", "DATA_WRITE"])
    error_message = "Google logs who reads and who changes photos."
  }
  assert {
    condition = alltrue([for config in google_project_iam_audit_config.photos.audit_log_config : alltrue([
      for member in config.exempted_members : startswith(member, "serviceAccount:")
    ])])
    error_message = "Google logs every person."
  }
}

run "check" {
  assert {
    condition     = alltrue([for role in local.check_roles : endswith(lower(role), "viewer") || contains(["roles/logging.logWriter", "roles/serviceusage.serviceUsageConsumer"], role)])
    error_message = "The check changes nothing but its log."
  }
}

run "the_storage_rules_read_documents" {
  assert {
    condition     = google_project_iam_member.role["the Storage rules read documents"].member == "serviceAccount:service-1234@gcp-sa-firebasestorage.iam.gserviceaccount.com"
    error_message = "Without this role, the Storage rules silently refuse every upload."
  }
}

run "agents" {
  assert {
    condition = toset([for role in google_project_iam_member.role : "${role.role} ${role.member}" if endswith(role.role, ".serviceAgent")]) == toset([
      for name in ["eventarc", "firebasestorage", "pubsub"] :
      "roles/${name}.serviceAgent serviceAccount:service-1234@gcp-sa-${name}.iam.gserviceaccount.com"
    ])
    error_message = "Google gives no role to an account of its services that we ask for."
  }
}

run "vertex" {
  variables {
    asks_vertex = true
  }
  assert {
    condition     = contains([for role in google_project_iam_member.role : role.role], "roles/aiplatform.user") && contains(keys(google_project_service.api), "aiplatform")
    error_message = "Without an API key, the functions ask Vertex AI in their own name."
  }
}

run "app_check" {
  variables {
    settings = { APP_CHECK = "MONITOR" }
  }
  assert {
    condition     = length(setintersection(keys(google_project_service.api), ["firebaseappcheck", "recaptchaenterprise"])) == 2
    error_message = "App Check has two APIs."
  }
}

run "without_app_check" {
  assert {
    condition     = length(setintersection(keys(google_project_service.api), ["firebaseappcheck", "recaptchaenterprise"])) == 0
    error_message = "Without App Check, nobody needs its APIs."
  }
}

run "without_vertex" {
  assert {
    condition     = !contains([for role in google_project_iam_member.role : role.role], "roles/aiplatform.user") && !contains(keys(google_project_service.api), "aiplatform")
    error_message = "With an API key, nobody gets a role for Vertex AI."
  }
}
