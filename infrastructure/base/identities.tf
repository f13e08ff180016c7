locals {
  # Each part has its own account, so that no part has the rights of another part. The operator
  # signs in as `smoke-test`. Nothing runs as `photo-reader`, whose key signs links to photos.
  accounts = toset(concat(local.function_accounts, [
    "gateway",
    "image-processor",
    "photo-reader",
    "signatures",
    "smoke-test",
  ]))

  member = {
    for name in local.accounts :
    name => "serviceAccount:${google_service_account.account[name].email}"
  }

  # Google's default account builds the functions: the Firebase CLI knows no other setting.
  functions_builder = "serviceAccount:${var.number}-compute@developer.gserviceaccount.com"

  storage_rules = "serviceAccount:service-${var.number}@gcp-sa-firebasestorage.iam.gserviceaccount.com"

  # The Firebase CLI grants these with the first event function, unless they are there. It reads and
  # writes the project's policy without conditions, and would lose the one of the sources below:
  # https://cloud.google.com/iam/docs/reference/rest/v1/Policy
  cli_roles = {
    "uploads publish events" = {
      member = "serviceAccount:service-${var.number}@gs-project-accounts.iam.gserviceaccount.com"
      role   = "roles/pubsub.publisher"
    }
    "events are signed" = {
      member = "serviceAccount:service-${var.number}@gcp-sa-pubsub.iam.gserviceaccount.com"
      role   = "roles/iam.serviceAccountTokenCreator"
    }
    "Google's default account calls functions" = {
      member = local.functions_builder
      role   = "roles/run.invoker"
    }
    "Google's default account receives events" = {
      member = local.functions_builder
      role   = "roles/eventarc.eventReceiver"
    }
  }

  # An account that somebody asked for has none of the roles that Google gives to others:
  # https://cloud.google.com/iam/docs/create-service-agents
  agent_roles = {
    for name in local.agents : "the agent of ${name}" => {
      member = "serviceAccount:service-${var.number}@gcp-sa-${name}.iam.gserviceaccount.com"
      role   = "roles/${name}.serviceAgent"
    }
  }

  # The check runs as `smoke-test` and looks at what a deployment's smoke test and an operator see.
  check_roles = [
    "roles/apigateway.viewer",
    "roles/cloudfunctions.viewer",
    "roles/datastore.backupsViewer",
    # The smallest that sees when the database was made, and no documents.
    "roles/datastore.keyVisualizerViewer",
    "roles/firebasehosting.viewer",
    "roles/firebasestorage.viewer",
    "roles/logging.logWriter",
    "roles/secretmanager.viewer",
    # It reads the key that signs people in, which every client has.
    "roles/serviceusage.apiKeysViewer",
    "roles/serviceusage.serviceUsageConsumer",
  ]

  # The account that calls strangers' servers, `webhooks`, cannot sign, see photos or remove users.
  project_roles = merge(
    local.cli_roles,
    local.agent_roles,
    { for name in local.function_accounts : "${name} reads and writes documents" => {
      member = local.member[name]
      role   = "roles/datastore.user"
    } },
    var.asks_vertex ? { for name in local.model_callers : "${name} asks the model" => {
      member = local.member[name]
      role   = "roles/aiplatform.user"
    } } : {},
    { for role in local.check_roles : "smoke-test has ${role}" => {
      member = local.member["smoke-test"]
      role   = role
    } },
    {
      "functions makes tokens, mirrors roles and removes users" = {
        member = local.member["functions"]
        role   = "roles/firebaseauth.admin"
      }
      "functions receives events" = {
        member = local.member["functions"]
        role   = "roles/eventarc.eventReceiver"
      }
      # Without it, the Storage rules silently refuse every upload.
      "the Storage rules read documents" = {
        member = local.storage_rules
        role   = "roles/firebaserules.firestoreServiceAgent"
      }
      "signatures starts builds" = {
        member = local.member["signatures"]
        role   = "roles/cloudbuild.builds.editor"
      }
      # gcloud waits for an operation of the project after it deploys.
      "signatures waits for the image processor" = {
        member = local.member["signatures"]
        role   = "roles/run.viewer"
      }
      "signatures writes the log of its builds" = {
        member = local.member["signatures"]
        role   = "roles/logging.logWriter"
      }
      # https://cloud.google.com/functions/docs/securing/build-custom-sa names all that a build needs:
      # these two roles, and the one of the sources below.
      "the builds of functions write their log" = {
        member = local.functions_builder
        role   = "roles/logging.logWriter"
      }
      # The platform makes their repository with the first build, so no repository can grant this.
      "the builds of functions write images" = {
        member = local.functions_builder
        role   = "roles/artifactregistry.writer"
      }
    },
  )

  # What an account may do in its own name: send tasks, and sign tokens and links to exports.
  account_roles = merge(
    { for name in concat(local.function_accounts, ["signatures"]) : "${name} as itself" => {
      account = name
      member  = local.member[name]
      role    = "roles/iam.serviceAccountUser"
    } },
    {
      "functions signs" = {
        account = "functions"
        member  = local.member["functions"]
        role    = "roles/iam.serviceAccountTokenCreator"
      }
      "smoke-test signs" = {
        account = "smoke-test"
        member  = local.member["smoke-test"]
        role    = "roles/iam.serviceAccountTokenCreator"
      }
      "signatures deploys the image processor" = {
        account = "image-processor"
        member  = local.member["signatures"]
        role    = "roles/iam.serviceAccountUser"
      }
      "the deployer signs in for the smoke test" = {
        account = "smoke-test"
        member  = var.deployer
        role    = "roles/iam.serviceAccountTokenCreator"
      }
      # A deployment tries new revisions before the gateway calls them.
      "the deployer calls as the gateway" = {
        account = "gateway"
        member  = var.deployer
        role    = "roles/iam.serviceAccountOpenIdTokenCreator"
      }
    },
  )
}

resource "google_service_account" "account" {
  provider = google-beta
  for_each = local.accounts

  account_id = each.key

  depends_on = [time_sleep.apis]
}

resource "google_project_iam_member" "role" {
  provider = google-beta
  for_each = local.project_roles

  project = var.project
  role    = each.value.role
  member  = each.value.member

  depends_on = [
    data.google_storage_project_service_account.uploads,
    google_project_service_identity.service,
    time_sleep.apis,
  ]
}

# The builds of functions read their own sources, and neither photos nor exports.
resource "google_project_iam_member" "function_sources" {
  provider = google-beta

  # checkov:skip=CKV_GCP_46: the Firebase CLI builds functions as Google's default account.
  project = var.project
  role    = "roles/storage.objectViewer"
  member  = local.functions_builder

  condition {
    title      = "sources"
    expression = "resource.name.startsWith(\"projects/_/buckets/gcf-v2-\")"
  }

  depends_on = [time_sleep.apis]
}

# Google logs who else reads or changes photos, uploads and exports. The service logs its own calls,
# and its links and the Storage rules would fill the log.
resource "google_project_iam_audit_config" "photos" {
  provider = google-beta

  project = var.project
  service = "storage.googleapis.com"

  dynamic "audit_log_config" {
    for_each = ["DATA_READ", "DATA_WRITE"]
    content {
      log_type = audit_log_config.value
      exempted_members = [
        local.member["functions"],
        local.member["photo-reader"],
        local.member["signatures"],
        local.functions_builder,
        local.storage_rules,
      ]
    }
  }

  depends_on = [google_project_service_identity.service, time_sleep.apis]
}

# Outside an organisation, Google makes that account an editor, who reads photos and documents.
resource "google_project_iam_member_remove" "default_editor" {
  provider = google-beta

  project = var.project
  role    = "roles/editor"
  member  = local.functions_builder

  # The provider removes without its lock, and would undo a grant that runs beside it.
  depends_on = [
    google_project_iam_audit_config.photos,
    google_project_iam_member.function_sources,
    google_project_iam_member.role,
  ]
}

resource "google_service_account_iam_member" "role" {
  provider = google-beta
  for_each = local.account_roles

  service_account_id = google_service_account.account[each.value.account].name
  role               = each.value.role
  member             = each.value.member
}

resource "google_pubsub_topic_iam_member" "publishes" {
  provider = google-beta

  topic  = google_pubsub_topic.events.name
  role   = "roles/pubsub.publisher"
  member = local.member["functions"]
}
