mock_provider "google-beta" {}

variables {
  project  = "plants-1"
  database = "restored"
  location = "eur3"
}

run "resources" {
  assert {
    condition     = length(google_firestore_index.index) == length(local.indexes) && length(google_firestore_field.field) == length(local.fields)
    error_message = "There is a resource for each index and each field."
  }
  assert {
    condition     = alltrue([for field in google_firestore_field.field : length(field.ttl_config) == (local.fields["${field.collection}.${field.field}"].expires ? 1 : 0)])
    error_message = "Only documents with a time of expiry expire."
  }
}

run "one_database" {
  assert {
    condition = toset(concat(
      [google_firestore_database.database.name, google_firestore_backup_schedule.daily.database],
      [for index in google_firestore_index.index : index.database],
      [for field in google_firestore_field.field : field.database],
    )) == toset(["restored"])
    error_message = "The database of the setting has the backups, the indexes and the fields."
  }
}

run "protections" {
  assert {
    condition = (
      google_firestore_database.database.delete_protection_state == "DELETE_PROTECTION_ENABLED" &&
      google_firestore_database.database.point_in_time_recovery_enablement == "POINT_IN_TIME_RECOVERY_ENABLED"
    )
    error_message = "Nobody can delete the database, and it can be read as it was."
  }
  assert {
    condition     = google_firestore_database.database.deletion_policy == "PREVENT"
    error_message = "No run removes documents."
  }
  assert {
    condition     = google_firestore_backup_schedule.daily.retention == "1209600s"
    error_message = "A backup lives for 14 days."
  }
}

run "patience" {
  assert {
    condition     = alltrue([for made in concat(values(google_firestore_field.field), values(google_firestore_index.index)) : try(made.timeouts.create, "20m") == "60m"])
    error_message = "Firestore takes its time for two hundred fields and the indexes among them."
  }
}
