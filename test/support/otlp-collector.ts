import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type SentSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, string | number>;
  status: { code: number };
};

type Wire = {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<SentSpan, 'attributes'> & {
        attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
      })[];
    }[];
  }[];
};

/** Starts a collector of OTLP over HTTP in JSON, which keeps what it gets. */
export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const spans = (): SentSpan[] =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Wire).resourceSpans
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
        .map(({ attributes, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(
            attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
          ),
        })),
    );
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that was sent, as text. */
    sent: () => bodies.join('\n'),
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
