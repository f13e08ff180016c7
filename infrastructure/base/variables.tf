variable "project" {
  type        = string
  description = "The id of a Firebase project with billing."
}

variable "number" {
  type        = string
  description = "The number of the project, which names the accounts of Google's services."
}

variable "multi_region" {
  type        = string
  description = "Where the bucket of builds is, which outlives a region: EU, US or ASIA."
}

variable "bucket" {
  type = object({
    name     = string
    location = string
  })
  description = "Firebase's default bucket, which a person makes in the Firebase console."
}

variable "deployer" {
  type        = string
  description = "Who deploys, as a member of IAM policies, such as user:ada@example.org."
}

variable "settings" {
  type = object({
    APP_CHECK = optional(string, "OFF")
  })
  description = "Settings of the operator, by their names."
}

variable "asks_vertex" {
  type        = bool
  default     = false
  description = "Whether the functions ask the generative model without an API key."
}

variable "settling" {
  type        = string
  default     = "60s"
  description = "How long a new API, account or role may take until all of Google Cloud knows it."
}
