mock_provider "google-beta" {}

variables {
  project         = "plants-1"
  number          = "1234"
  billing_account = "0-1-2"
  monthly_budget  = 100
}

run "budget" {
  assert {
    condition     = google_billing_budget.monthly.budget_filter[0].projects == toset(["projects/1234"])
    error_message = "Only this project counts."
  }
  assert {
    condition     = google_billing_budget.monthly.amount[0].specified_amount[0].units == "100"
    error_message = "The budget is the setting."
  }
  assert {
    condition     = length(google_billing_budget.monthly.threshold_rules) == 4
    error_message = "Google tells at a half, at nine tenths, at the whole, and before."
  }
}
