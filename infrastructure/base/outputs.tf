output "web_app" {
  value = google_firebase_web_app.console.app_id
}
