variable "project" {
  type        = string
  description = "The id of the project."
}

variable "region" {
  type        = string
  description = "Where everything runs: the setting REGION."
}

variable "gateway_host" {
  type        = string
  description = "The host of the gateway in this region."
}

variable "console_host" {
  type        = string
  description = "The host of the console, such as plants.web.app."
}

variable "app" {
  type        = string
  description = "The id of the console's web app in Firebase."
}

variable "settings" {
  type = object({
    ALERT_EMAIL                   = optional(string)
    PAGING_CHANNEL                = optional(string)
    DOMAIN                        = optional(string)
    APP_CHECK                     = optional(string, "OFF")
    WEB_URL                       = optional(string)
    MAX_INSTANCES                 = number
    IMAGE_PROCESSOR_MAX_INSTANCES = optional(number)
  })
  description = "Settings of the operator, by their names."
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
