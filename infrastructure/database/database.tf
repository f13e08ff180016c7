# The database that serves. Each one has a state of its own, so that a former one stays as it is.
# It cannot be moved, can be read as it was in any minute of 7 days, and is backed up.
# The edition ENTERPRISE makes no index by itself.
resource "google_firestore_database" "database" {
  provider = google-beta

  name                              = var.database
  location_id                       = var.location
  type                              = "FIRESTORE_NATIVE"
  database_edition                  = "STANDARD"
  delete_protection_state           = "DELETE_PROTECTION_ENABLED"
  point_in_time_recovery_enablement = "POINT_IN_TIME_RECOVERY_ENABLED"

  deletion_policy = "PREVENT"
}

resource "google_firestore_backup_schedule" "daily" {
  provider = google-beta

  database  = google_firestore_database.database.name
  retention = "${14 * 24 * 60 * 60}s"

  daily_recurrence {}
}

resource "google_firestore_index" "index" {
  provider = google-beta
  for_each = local.indexes

  database    = google_firestore_database.database.name
  collection  = each.value.collection
  query_scope = each.value.scope

  dynamic "fields" {
    for_each = each.value.fields
    content {
      field_path = fields.value.fieldPath
      order      = fields.value.order
    }
  }

  # A rollback to an earlier version may need an index that this version no longer has.
  deletion_policy = "ABANDON"

  timeouts {
    create = "60m"
  }
}

# No query uses these fields, so they have no index of their own. Some expire their documents.
resource "google_firestore_field" "field" {
  provider = google-beta
  for_each = local.fields

  database   = google_firestore_database.database.name
  collection = each.value.collection
  field      = each.value.field

  index_config {}

  dynamic "ttl_config" {
    for_each = each.value.expires ? [1] : []
    content {}
  }

  # Firestore makes few of these changes at once.
  timeouts {
    create = "60m"
    update = "60m"
  }
}
