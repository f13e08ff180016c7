output "image_build" {
  description = "What the daily build and each deployment submit to Cloud Build."
  value       = local.image_build
}

output "range" {
  description = "The addresses of the functions in the network."
  value       = google_compute_subnetwork.subnetwork.ip_cidr_range
}
