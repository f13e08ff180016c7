output "host" {
  description = "The host of the API."
  value       = local.host
}

output "address" {
  description = "Where the A record of DOMAIN must point."
  value       = one([for address in google_compute_global_address.api : address.address])
}

output "app_check_key" {
  description = "The key with which the console asks reCAPTCHA."
  value       = one([for key in google_recaptcha_enterprise_key.console : key.name])
}
