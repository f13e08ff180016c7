output "host" {
  description = "The host of the API."
  value       = google_api_gateway_gateway.gateway.default_hostname
}
