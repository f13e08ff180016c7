output "host" {
  description = "The host of the API."
  value       = local.host
}

output "address" {
  description = "Where the A record of DOMAIN must point."
  value       = one([for address in google_compute_global_address.api : address.address])
}
