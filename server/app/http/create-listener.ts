import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { chooseLanguage } from '../../../shared/domain/language.ts';
import {
  createFinishedAnswers,
  type FinishedAnswers,
  finishedKey,
  isKnown,
} from '../../platform/http/finished-answers.ts';
import { commonHeaders } from '../../platform/http/headers.ts';
import type { AppServices } from '../services.ts';
import { routeOf } from './call-label.ts';
import { createApp } from './create-app.ts';
import type { Limits } from './limits.ts';
import type { Pages } from './pages.ts';
import { requestAttributes, trustedTraceparent } from './trace-requests.ts';

/** Returns the HTTP listener. Sends finished answers first, since any check would cost more. */
export function createListener(
  services: AppServices,
  options: { pages?: Pages; checkAnswers?: boolean; limits?: Limits } = {},
): RequestListener {
  const finished = createFinishedAnswers({
    isCurrent: services.catalogue.isCurrent,
    headers: commonHeaders(services.config),
    count: services.metrics.publicAnswer,
  });
  const app = getRequestListener(createApp(services, { ...options, finished }).fetch);
  return (request, response) => {
    if (!answerFromCache(services, finished, request, response)) void app(request, response);
  };
}

function answerFromCache(
  { config, metrics, log, shop, tracing }: Pick<AppServices, 'config' | 'metrics' | 'log' | 'shop' | 'tracing'>,
  finished: FinishedAnswers,
  { method = 'GET', url = '', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const isCall = url.startsWith('/api/');
  // A call's response may depend on the caller; a page never does.
  if (isCall && headers.authorization !== undefined) return false;
  const started = performance.now();
  const language = isCall
    ? undefined
    : chooseLanguage(headers.cookie, headers['accept-language'], url, shop.settings());
  const found = finished.find(
    finishedKey(`http://${headers.host}${url}`, language),
    headers['accept-encoding'] as string,
  );
  if (!found) return false;
  const known = isKnown(found.tag, headers['if-none-match']);
  const status = known ? 304 : 200;
  const send = () => {
    response.writeHead(status, known ? found.unchanged : found.headers);
    response.end(known || method === 'HEAD' ? undefined : found.body);
    const milliseconds = performance.now() - started;
    metrics.publicAnswer('cache');
    metrics.answered(found.kind, method, status, 'ok', milliseconds / 1000);
    if (log.isLevelEnabled('debug'))
      log.debug({ call: found.kind, method, status, milliseconds: Math.round(milliseconds) }, 'request');
  };
  if (tracing) {
    const route = routeOf(found.kind);
    const span = {
      name: `${method} ${route}`,
      kind: 'server' as const,
      attributes: requestAttributes(method, route, status),
      traceparent: trustedTraceparent(config, headers.traceparent as string | undefined),
    };
    void tracing.inSpan(span, async () => send());
  } else send();
  return true;
}
