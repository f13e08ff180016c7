variable "project" {
  type        = string
  description = "The id of the project."
}

variable "database" {
  type        = string
  description = "The name of the database: the setting FIRESTORE_DATABASE."
}

variable "location" {
  type        = string
  description = "Where the database is for ever: the setting DATABASE_LOCATION."
}
