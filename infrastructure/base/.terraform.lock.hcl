# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/hashicorp/google-beta" {
  version     = "7.45.0"
  constraints = "7.45.0"
  hashes = [
    "h1:hbnH1QbjFGbDlmdWy716wOtPZpNXXs+uX94ixPkReB0=",
  ]
}

provider "registry.terraform.io/hashicorp/time" {
  version     = "0.14.0"
  constraints = "0.14.0"
  hashes = [
    "h1:Kp6Y/2QvMl0lJqqMqoIZ6vCOpRp1SHa95kMbkPGig4g=",
  ]
}
