import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { chooseLanguage } from '../../shared/domain/language.ts';
import type { Services } from '../services.ts';
import { createApp } from './app.ts';
import type { FinishedAnswer } from './finish-answer.ts';
import { createFinishedAnswers, type FinishedAnswers, finishedKey, isKnown } from './finished-answers.ts';
import { commonHeaders } from './headers.ts';
import { createLimits, type Limits } from './limits.ts';
import type { Pages } from './pages.ts';

/**
 * Makes the server's door: what is finished is answered before anything but the count of its address looks at the
 * request, for nothing else that could refuse it would cost less than the answer (design §9); everything else is the
 * application's.
 */
export function createListener(
  services: Services,
  options: { pages?: Pages; checkAnswers?: boolean; limits?: Limits } = {},
): RequestListener {
  const { limits = createLimits(services) } = options;
  const finished = createFinishedAnswers(services.catalogue.hears, commonHeaders(services.config));
  const app = getRequestListener(createApp(services, { ...options, finished, limits }).fetch);
  return async (request, response) => {
    const kept = findKept(finished, request);
    if (kept && (await limits.mayTakeKept(request))) answerAtOnce(services, kept, request, response);
    else await app(request, response);
  };
}

function findKept(finished: FinishedAnswers, { method, url = '', headers }: IncomingMessage) {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const isCall = url.startsWith('/api/');
  // What a call answers may depend on who asks; a page never does.
  if (isCall && headers.authorization !== undefined) return undefined;
  const language = isCall ? undefined : chooseLanguage(headers.cookie, headers['accept-language'], url);
  return finished.find(finishedKey(`http://${headers.host}${url}`, language), headers['accept-encoding'] as string);
}

function answerAtOnce(
  { metrics, log }: Pick<Services, 'metrics' | 'log'>,
  kept: FinishedAnswer,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const started = performance.now();
  const known = isKnown(kept.tag, headers['if-none-match']);
  const status = known ? 304 : 200;
  response.writeHead(status, known ? kept.unchanged : kept.headers);
  response.end(known || method === 'HEAD' ? undefined : kept.body);
  const milliseconds = performance.now() - started;
  metrics.answered(kept.kind, status, 'ok', milliseconds / 1000);
  log.debug({ call: kept.kind, method, status, milliseconds: Math.round(milliseconds) }, 'request');
}
