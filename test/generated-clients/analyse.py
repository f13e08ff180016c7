"""Analyses a photo with the Python client of OpenAPI Generator, and lists the history."""

import base64
import os
import sys
from uuid import uuid4

import plants

configuration = plants.Configuration(
    host=os.environ["BASE_URL"],
    # The definitions describe the same header, one as a bearer token and one as a key.
    access_token=os.environ["TOKEN"],
    api_key={"identityToken": os.environ["TOKEN"]},
    api_key_prefix={"identityToken": "Bearer"},
)
with open(sys.argv[1], "rb") as photo:
    image = base64.b64encode(photo.read()).decode()
with plants.ApiClient(configuration) as client:
    body = plants.AnalysesAnalyseSyncBody(imageBase64=image, language="en")
    analysis = plants.AnalysesApi(client).analyses_analyse_sync(uuid4(), body)
    listed = plants.HistoryApi(client).history_list()
print(analysis.outcome, [issue.severity for issue in analysis.issues], len(listed.items))
if analysis.outcome != "ISSUES_FOUND" or not analysis.issues:
    sys.exit("The client read another diagnosis than that of coffee rust.")
if analysis.id not in [item.id for item in listed.items]:
    sys.exit("The client did not read the analysis in the history.")
