# A root of its own, because a budget belongs to the billing account: whoever may deploy to the
# project need not have a right there, and without it only this part fails.
terraform {
  required_version = ">= 1.8"

  required_providers {
    google-beta = {
      source  = "hashicorp/google-beta"
      version = "7.45.0"
    }
  }

  backend "gcs" {}
}

provider "google-beta" {
  billing_project       = var.project
  user_project_override = true
}

variable "project" {
  type        = string
  description = "The id of the project."
}

variable "number" {
  type        = string
  description = "The number of the project."
}

variable "billing_account" {
  type        = string
  description = "The id of the project's billing account."
}

variable "monthly_budget" {
  type        = number
  description = "Whole units of the billing account's currency: the setting MONTHLY_BUDGET."
}

variable "made" {
  type = map(list(object({
    name        = string
    displayName = string
    userLabels  = map(string)
  })))
  default     = {}
  description = "What the project has under ids that Google chose, by its kind."
}

locals {
  name = "plant-analysis ${var.project}"
}

# A run that lost the answer left a budget that its state does not know.
import {
  for_each = { for one in lookup(var.made, "budgets", []) : one.displayName => one.name... if one.displayName == local.name }
  to       = google_billing_budget.monthly
  id       = each.value[0]
}

resource "google_billing_budget" "monthly" {
  provider = google-beta

  billing_account = var.billing_account
  display_name    = local.name

  budget_filter {
    projects = ["projects/${var.number}"]
  }

  amount {
    specified_amount {
      units = var.monthly_budget
    }
  }

  dynamic "threshold_rules" {
    for_each = [0.5, 0.9, 1]
    content {
      threshold_percent = threshold_rules.value
    }
  }
  threshold_rules {
    threshold_percent = 1
    spend_basis       = "FORECASTED_SPEND"
  }
}
