output "host" {
  description = "The host of the gateway, which depends on the region."
  value       = google_api_gateway_gateway.gateway.default_hostname
}
