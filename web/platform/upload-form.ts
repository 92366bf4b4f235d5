import { type CallName, route } from '../../shared/contract/paths.ts';
import { fromWire } from '../../shared/contract/wire-names.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { type Api, ApiError, tokenSource, unanswered } from './api.ts';
import { limitSilence } from './limit-silence.ts';

/** Milliseconds without progress, or an answer. */
const LONGEST_SILENCE = 60_000;

type Answer = { status: number; body: unknown; retryAfter?: number };
type Options = { onProgress?: (percent: number) => void; signal?: AbortSignal | undefined };

/**
 * Uploads a form with progress, 0 to 100 percent, which fetch cannot report (spec §7).
 * @throws ApiError; a stale token is renewed once
 */
export async function uploadForm(call: CallName, form: FormData, options: Options = {}): Promise<unknown> {
  const { token, renew } = tokenSource();
  const { method, path } = route(call);
  const request = (bearer: string | undefined) => send({ method, path, bearer }, form, options);
  let answer = await request(await token());
  const renewed = answer.status === 401 ? await renew(failureOf(answer)) : undefined;
  if (renewed) answer = await request(renewed);
  const { status, body } = answer;
  if (status >= 200 && status < 300) return body;
  throw failureOf(answer);
}

const failureOf = ({ status, body, retryAfter }: Answer) =>
  new ApiError(status, isErrorBody(body) ? body : {}, retryAfter);

export const sendForm = <N extends CallName>(name: N, form: FormData) =>
  uploadForm(name, form).then(fromWire) as ReturnType<Api[N]>;

type Address = { method: string; path: string; bearer: string | undefined };

function send({ method, path, bearer }: Address, form: FormData, { onProgress, signal }: Options): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const limit = limitSilence(LONGEST_SILENCE);
    const answer = () => {
      limit.stop();
      if (limit.signal.aborted) return reject(unanswered(limit.signal.reason));
      resolve({
        status: request.status,
        body: request.response,
        retryAfter: Number(request.getResponseHeader('Retry-After')) || undefined,
      });
    };
    request.open(method, `/api${path}`);
    request.responseType = 'json';
    if (bearer) request.setRequestHeader('Authorization', `Bearer ${bearer}`);
    request.upload.onprogress = ({ loaded, total }) => {
      limit.heard();
      onProgress?.(total ? Math.floor((loaded / total) * 100) : 0);
    };
    request.onloadend = answer;
    for (const end of [signal, limit.signal]) end?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
