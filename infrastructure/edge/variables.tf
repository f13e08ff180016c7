variable "project" {
  type        = string
  description = "The id of the project."
}

variable "region" {
  type        = string
  description = "Where everything runs: the setting REGION."
}

variable "gateway_config" {
  type        = string
  description = "The configuration of the gateway, which the deployment makes and names by its content."
}

variable "console_host" {
  type        = string
  description = "The host of the console, such as plants.web.app."
}

variable "alert_email" {
  type        = string
  default     = null
  description = "The address that gets alerts: the setting ALERT_EMAIL."
}

variable "paging_channel" {
  type        = string
  default     = null
  description = "A notification channel that a person made, for critical alerts: the setting PAGING_CHANNEL."
}

variable "max_instances" {
  type        = number
  description = "The most instances of a function: the setting MAX_INSTANCES."
}

variable "settling" {
  type        = string
  default     = "180s"
  description = "How long Cloud Monitoring may take until it knows a new metric."
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
