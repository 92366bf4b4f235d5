import { route } from '../../../shared/contract/paths.ts';
import type { ErrorBody } from '../../../shared/errors.ts';
import { ApiError, lentTokens, unanswered } from '../../platform/api.ts';
import { limitSilence } from '../../platform/limit-silence.ts';

type Progress = (percent: number) => void;
/** The calls that take a photo as multipart field `image`. */
export type PhotoCall = 'uploadImage' | 'uploadMessagePhoto';
/** Milliseconds without progress, or until the server has read the photo. */
const LONGEST_SILENCE = 60_000;

type Answer = { status: number; body: unknown; retryAfter?: number };

/**
 * Uploads a photo with progress, 0 to 100 percent, which fetch cannot report (spec §7).
 * @returns the picture's URL
 * @throws ApiError; a stale token is renewed once
 */
export async function sendPhoto(
  file: File,
  onProgress: Progress,
  { signal, call = 'uploadImage' }: { signal: AbortSignal; call?: PhotoCall },
): Promise<string> {
  const { token, renew } = lentTokens();
  const attempt = async (bearer: string | undefined) => post(call, file, { token: bearer, onProgress, signal });
  let answer = await attempt(await token());
  const renewed = answer.status === 401 ? await renew() : undefined;
  if (renewed) answer = await attempt(renewed);
  const { status, body, retryAfter } = answer;
  const url = readUrl(body);
  if (status >= 200 && status < 300 && url) return url;
  throw new ApiError(status, isErrorBody(body) ? body : {}, retryAfter);
}

function post(
  call: PhotoCall,
  file: File,
  { token, onProgress, signal }: { token: string | undefined; onProgress: Progress; signal: AbortSignal },
): Promise<Answer> {
  const { method, path } = route(call);
  const form = new FormData();
  form.set('key', 'settee');
  form.set('image', file);

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
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => {
      limit.heard();
      onProgress(total ? Math.floor((loaded / total) * 100) : 0);
    };
    request.onloadend = answer;
    for (const end of [signal, limit.signal]) end.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function readUrl(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('url' in data)) return undefined;
  return typeof data.url === 'string' ? data.url : undefined;
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
