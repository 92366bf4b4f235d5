import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Book, Intent, Wire } from './book.ts';
import { checkFields, createCalls, expand } from './calls.ts';
import { type Departure, showWith } from './departures.ts';
import { decodeForm, type Fields, textOf } from './form.ts';
import { findIntent } from './payments.ts';
import { invalid, Refusal } from './refusal.ts';

type Options = {
  book: Book;
  secretKey: string;
  publishableKey: string;
  challengeUrl: (intent: Intent) => string;
  departs: (departure: Departure) => boolean;
};

type Kept = { request: string; status: number; body: string };

const forBrowsers = ({ metadata, receipt_email, ...rest }: Wire): Wire => rest;

/** Handles API calls. @returns false for an unknown path */
export function createApi({ book, secretKey, publishableKey, challengeUrl, departs }: Options) {
  const findCall = createCalls(book, challengeUrl, departs);
  const show = showWith(book, departs);
  const kept = new Map<string, Kept>();

  function perform(method: string, path: string, fields: Fields, key: string | undefined): Wire {
    const isShop = key === secretKey;
    if (!isShop && key !== publishableKey)
      throw new Refusal(401, 'invalid_request_error', `Invalid API Key provided: ${key ?? ''}`);
    const found = findCall(method, path);
    if (!found) throw invalid(`Unrecognized request URL (${method}: /v1/${path}).`, {}, 404);
    const { call, id } = found;
    if (!isShop && !call.open) throw new Refusal(403, 'invalid_request_error', 'This call needs a secret key.');
    if (!isShop && findIntent(book, id).client_secret !== textOf(fields, 'client_secret'))
      throw invalid('The client_secret provided does not match.', { param: 'client_secret' });
    if (departs('refuses to expand') && fields.expand)
      throw invalid('Received unknown parameter: expand', { code: 'parameter_unknown', param: 'expand' });
    const unknown = ['receipt_email', 'allowed_payment_method_types', 'created'].find((name) => name in fields);
    if (departs('takes few parameters') && unknown)
      throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
    checkFields(call, fields);
    const answer = call.answer(fields, id);
    const whole = departs('expands nothing') ? answer : expand(book, answer, fields);
    return isShop ? whole : forBrowsers(whole);
  }

  function outcome(method: string, path: string, fields: Fields, key: string | undefined) {
    try {
      return { status: 200, body: JSON.stringify(show(perform(method, path, fields, key))) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 404 && departs('pages for errors'))
        return { status: 404, body: `<!doctype html><title>Error</title><pre>Cannot ${method} /v1/${path}</pre>` };
      return { status: error.status, body: JSON.stringify(show(error.body)) };
    }
  }

  /** Idempotency: repeats the response of a key, and refuses another request under it. */
  function outcomeOnce(once: string | undefined, method: string, path: string, body: string, key: string | undefined) {
    const fields = decodeForm(body);
    if (!once || method !== 'POST') return outcome(method, path, fields, key);
    const request = createHash('sha256').update(`${path}\n${body}`).digest('hex');
    const before = kept.get(once);
    if (before && before.request !== request) {
      const message = 'Keys for idempotent requests can only be used with the parameters they were first used with.';
      return { status: 400, body: JSON.stringify(new Refusal(400, 'idempotency_error', message).body) };
    }
    if (before) return { ...before, isReplay: true };
    const first = outcome(method, path, fields, key);
    if ([200, 402].includes(first.status)) kept.set(once, { ...first, request });
    return first;
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string, query: string): Promise<void> => {
    const { method = 'GET', headers } = request;
    const body = method === 'POST' ? await text(request) : query;
    const bearer = headers.authorization?.replace(/^Bearer /, '');
    const key = bearer ?? textOf(decodeForm(body), 'key');
    const once = headers['idempotency-key'];
    const result = outcomeOnce(typeof once === 'string' ? once : undefined, method, path, body, key);
    const version = headers['stripe-version'];
    response.writeHead(result.status, {
      'Content-Type': result.body.startsWith('<') ? 'text/html' : 'application/json',
      ...(departs('no request ids') ? {} : { 'Request-Id': `req_${randomUUID()}` }),
      ...(version ? { 'Stripe-Version': version } : {}),
      ...(once ? { 'Idempotency-Key': once } : {}),
      ...('isReplay' in result ? { 'Idempotent-Replayed': 'true' } : {}),
    });
    response.end(result.body);
  };
}
