import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createApi } from './answer-request.ts';
import { type Book, openBook, stripeLikeId } from './book.ts';
import { deliverEvents } from './deliver-events.ts';
import type { Departure } from './departures.ts';
import { finishIntent } from './payments.ts';
import { Refusal } from './refusal.ts';

export type Settings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  webhookUrl: string;
  basePath?: string;
};

export type Addresses = { apiUrl: string; scriptUrl: string };

const settings: Settings = JSON.parse(process.argv[2] ?? '{}');
const { basePath = '' } = settings;
let departures: readonly Departure[] = [];
const departs = (departure: Departure) => departures.includes(departure);
const deliveries = deliverEvents({ url: settings.webhookUrl, secret: settings.webhookSecret }, (event) => {
  if (!departs('bare events')) return event;
  const { id, object } = event.data.object;
  return { id: event.id, type: event.type, data: { object: { id, object } } };
});
const book: Book = openBook(departs('ids of its own') ? () => `No. ${crypto.randomUUID()}` : stripeLikeId, (event) => {
  if (!departs('no webhooks')) deliveries.send(event);
});

const [api, scripts] = [createServer(), createServer()];
const [apiOrigin, scriptOrigin] = [await listen(api), await listen(scripts)];
const answerCall = createApi({
  book,
  ...settings,
  departs,
  challengeUrl: ({ id, client_secret }) =>
    `${apiOrigin}${basePath}/ask/${id}?${new URLSearchParams({ client_secret })}`,
});

api.on('request', (request, response) => {
  void answerApi(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
scripts.on('request', (request, response) => {
  void answerScript(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
process.on('SIGTERM', () => process.exit(0));
const addresses: Addresses = {
  apiUrl: `${apiOrigin}${basePath}`,
  scriptUrl: `${scriptOrigin}/v3/`,
};
process.stdout.write(`${JSON.stringify(addresses)}\n`);

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', apiOrigin);
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '';
  if (path.startsWith('/v1/')) return answerCall(request, response, path.slice('/v1/'.length), search.slice(1));
  if (path === '/departures' && request.method === 'POST') {
    departures = (await json(request)) as Departure[];
    return void response.writeHead(204).end();
  }
  const [, page, id = ''] = /^\/(ask|bank)\/(.+)$/.exec(path) ?? [];
  if (page === 'ask') return sendFile(response, 'bank-question.html');
  if (page === 'bank' && request.method === 'POST') return receiveFromBank(request, response, id, searchParams);
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is nothing here.');
}

async function receiveFromBank(request: IncomingMessage, response: ServerResponse, id: string, told: URLSearchParams) {
  const intent = book.intents.get(decodeURIComponent(id));
  const isKnown = request.headers.authorization === `Bearer ${settings.secretKey}`;
  if (!intent || !(isKnown || told.get('client_secret') === intent.client_secret))
    return void response.writeHead(403).end();
  try {
    finishIntent(book, intent.id, told.get('word') === 'good');
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response.writeHead(error.status).end(error.message);
  }
}

async function answerScript(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const files: Record<string, string> = {
    '/v3/': departs('fields in the shop’s page') ? 'plain-elements.js' : 'elements.js',
    '/v3/card.html': 'card.html',
    '/v3/card.js': 'card.js',
    '/v3/bank-question.js': 'bank-question.js',
  };
  const file = files[new URL(request.url ?? '/', scriptOrigin).pathname];
  if (!file) return void response.writeHead(404).end();
  return sendFile(response, file);
}

async function sendFile(response: ServerResponse, name: string): Promise<void> {
  const text = await readFile(new URL(`browser/${name}`, import.meta.url), 'utf8');
  const type = name.endsWith('.js') ? 'text/javascript' : 'text/html';
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(text.replaceAll('{{api}}', `${apiOrigin}${basePath}`).replaceAll('{{scripts}}', scriptOrigin));
}
