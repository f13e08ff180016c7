// A receiver of webhooks. Needs `package:crypto` (dart pub add crypto).
import 'dart:convert';
import 'dart:io';

import 'package:crypto/crypto.dart';

const toleranceSeconds = 300;

/// Several, by blanks, while a secret is being rotated.
final secrets = (Platform.environment['WEBHOOK_SECRET'] ?? '')
    .split(' ')
    .where((secret) => secret.isNotEmpty)
    .toList();

/// Ids of events that were handled. In production: a table with a unique key, written together with what the event
/// changes.
final handled = <String>{};

Future<void> main() async {
  final port = int.parse(Platform.environment['PORT'] ?? '8787');
  final server = await HttpServer.bind('localhost', port);
  stdout.writeln('listening on $port');
  await for (final request in server) {
    await receive(request);
  }
}

Future<void> receive(HttpRequest request) async {
  final body = await request.fold<List<int>>([], (bytes, chunk) => bytes..addAll(chunk));
  if (!isSigned(request.headers, body)) {
    request.response.statusCode = HttpStatus.unauthorized;
    await request.response.close();
    return;
  }
  // Answer first and work later: after 15 seconds the attempt counts as failed.
  request.response.statusCode = HttpStatus.noContent;
  await request.response.close();
  final event = jsonDecode(utf8.decode(body)) as Map<String, dynamic>;
  if (!handled.add(event['id'] as String)) return;
  final data = event['data'] as Map<String, dynamic>;
  stdout.writeln('${event['type']} ${data['transactionId'] ?? ''} ${data['outcome'] ?? ''}');
}

/// Whether the bytes, as they came, were signed with one of the secrets within five minutes.
bool isSigned(HttpHeaders headers, List<int> body) {
  final id = headers.value('webhook-id') ?? '';
  final timestamp = int.tryParse(headers.value('webhook-timestamp') ?? '');
  if (id.isEmpty || timestamp == null) return false;
  final now = DateTime.now().millisecondsSinceEpoch ~/ 1000;
  if ((now - timestamp).abs() > toleranceSeconds) return false;
  final message = [...utf8.encode('$id.$timestamp.'), ...body];
  final given = (headers.value('webhook-signature') ?? '').split(' ');
  return secrets.any((secret) {
    // The key is what the base64 says, not its text.
    final key = base64.decode(secret.replaceFirst('whsec_', ''));
    final expected = 'v1,${base64.encode(Hmac(sha256, key).convert(message).bytes)}';
    return given.any((signature) => equalInConstantTime(expected, signature));
  });
}

bool equalInConstantTime(String one, String other) {
  if (one.length != other.length) return false;
  var difference = 0;
  for (var at = 0; at < one.length; at++) {
    difference |= one.codeUnitAt(at) ^ other.codeUnitAt(at);
  }
  return difference == 0;
}
