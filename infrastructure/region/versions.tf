terraform {
  required_version = ">= 1.8"

  required_providers {
    google-beta = {
      source  = "hashicorp/google-beta"
      version = "7.45.0"
    }
  }

  # The deployment makes a bucket, with versions, and names it and the prefix at `terraform init`.
  backend "gcs" {}
}

provider "google-beta" {
  project               = var.project
  region                = var.region
  billing_project       = var.project
  user_project_override = true
}
