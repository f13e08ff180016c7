"""A receiver of webhooks that needs nothing but Python 3.9 or later."""

import base64
import hashlib
import hmac
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# Several, by blanks, while a secret is being rotated.
SECRETS = os.environ.get("WEBHOOK_SECRET", "").split()
PORT = int(os.environ.get("PORT", "8787"))
TOLERANCE_SECONDS = 300

# Ids of events that were handled. In production: a table with a unique key,
# written together with what the event changes.
handled = set()
# Each call has a thread of its own, and the same event may come twice at once.
handling = threading.Lock()


def is_signed(headers, body):
    """Whether the bytes, as they came, were signed with one of the secrets within five minutes."""
    event_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not event_id or not timestamp.isdigit():
        return False
    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    message = f"{event_id}.{timestamp}.".encode() + body
    given = headers.get("webhook-signature", "").split()
    for secret in SECRETS:
        # The key is what the base64 says, not its text.
        key = base64.b64decode(secret.removeprefix("whsec_"))
        digest = hmac.new(key, message, hashlib.sha256).digest()
        expected = "v1," + base64.b64encode(digest).decode()
        if any(hmac.compare_digest(expected, signature) for signature in given):
            return True
    return False


def handle(event):
    with handling:
        if event["id"] in handled:
            return
        handled.add(event["id"])
        data = event["data"]
        print(event["type"], data.get("transactionId", ""), data.get("outcome", ""), flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        if not is_signed(self.headers, body):
            self.answer(401)
            return
        # Answer first and work later: after 15 seconds the attempt counts as failed.
        self.answer(204)
        handle(json.loads(body))

    def answer(self, status):
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_arguments):
        """The default log would write every request to the error stream."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("localhost", PORT), Receiver)
    print(f"listening on {PORT}", flush=True)
    server.serve_forever()
