/** Servers that receive webhooks, for the page and the documentation; tests run them as they are. */
export const receivers = {
  typescript: `import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.DUU_WEBHOOK_SECRET ?? '');
createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const message = webhook.verify(Buffer.concat(chunks), request.headers);
    console.log(message.type, message.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(process.env.PORT ?? 8080);`,
  python: `import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from standardwebhooks import Webhook

webhook = Webhook(os.environ["DUU_WEBHOOK_SECRET"])

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            message = webhook.verify(body, dict(self.headers))
            print(message["type"], message["data"], flush=True)
            self.send_response(204)
        except Exception:
            self.send_response(400)
        self.end_headers()

HTTPServer(("", int(os.environ.get("PORT", 8080))), Receiver).serve_forever()`,
} as const;
