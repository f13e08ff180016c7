variable "project" {
  type        = string
  description = "The id of the project."
}

variable "region" {
  type        = string
  description = "The setting REGION. Each region has a state of its own."
}

variable "gateway_config" {
  type        = string
  description = "The configuration of the gateway, which the deployment makes and names by its content."
}

variable "settings" {
  type = object({
    DOMAIN = optional(string)
  })
  description = "Settings of the operator, by their names."
}
