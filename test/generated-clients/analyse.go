// Analyses a photo with the Go client of OpenAPI Generator, and lists the history.
package main

import (
	"context"
	"encoding/base64"
	"fmt"
	"log"
	"os"

	plants "example.com/plants/client"
)

func main() {
	photo, err := os.ReadFile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	configuration := plants.NewConfiguration()
	configuration.Servers = plants.ServerConfigurations{{URL: os.Getenv("BASE_URL")}}
	configuration.AddDefaultHeader("Authorization", "Bearer "+os.Getenv("TOKEN"))
	client := plants.NewAPIClient(configuration)
	body := plants.NewAnalysesAnalyseSyncBody()
	body.SetImageBase64(base64.StdEncoding.EncodeToString(photo))
	body.SetLanguage("en")
	ctx := context.Background()
	analysis, _, err := client.AnalysesAPI.AnalysesAnalyseSync(ctx).Body(*body).Execute()
	if err != nil {
		log.Fatal(err)
	}
	listed, _, err := client.HistoryAPI.HistoryList(ctx).Execute()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(analysis.Outcome, len(analysis.Issues), len(listed.Items))
	if analysis.Outcome != "ISSUES_FOUND" || len(analysis.Issues) == 0 {
		log.Fatal("The client read another diagnosis than that of coffee rust.")
	}
	for _, item := range listed.Items {
		if item.Id == analysis.Id {
			return
		}
	}
	log.Fatal("The client did not read the analysis in the history.")
}
