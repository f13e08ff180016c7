variable "project" {
  type        = string
  description = "The id of the project."
}

variable "region" {
  type        = string
  description = "The setting REGION. Each region has a state of its own."
}

variable "settings" {
  type = object({
    MAX_INSTANCES                 = number
    IMAGE_PROCESSOR_MIN_INSTANCES = number
    IMAGE_PROCESSOR_MAX_INSTANCES = optional(number)
  })
  description = "Settings of the operator, by their names."
}
