import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Seen = { method: string; path: string; body: URLSearchParams; key: string | undefined };

/** A fake Stripe on the loopback: it records requests, and the test sets its answers. */
export async function openFakeStripe() {
  const seen: Seen[] = [];
  const answers = new Map<string, object>();
  const read = async (request: IncomingMessage): Promise<string> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return text;
  };
  const server: Server = createServer((request, response) => {
    void read(request).then((body) => {
      const path = request.url!.split('?')[0]!;
      seen.push({
        method: request.method!,
        path,
        body: new URLSearchParams(body),
        key: request.headers['idempotency-key'] as string | undefined,
      });
      const answer = answers.get(`${request.method} ${path}`);
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: { type: 'invalid_request_error', message: `no ${path}` } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
