import { ApiError, tokenSource, unanswered } from './api.ts';
import { limitSilence } from './limit-silence.ts';

/** Milliseconds; the server may write a long table before its first byte. */
const LONGEST_SILENCE = 60_000;

/**
 * Fetches a file of the API with the access token, which a link cannot send.
 * @param path below `/api` @param accept the wanted type, where there are several
 * @returns an answer that fails when it stalls
 * @throws ApiError
 */
export async function fetchFile(path: string, accept?: string): Promise<Response> {
  const limit = limitSilence(LONGEST_SILENCE);
  const request = (token: string | undefined) =>
    fetch(`/api${path}`, {
      headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...(accept ? { Accept: accept } : {}) },
      signal: limit.signal,
    }).catch((error: unknown) => {
      limit.stop();
      throw unanswered(error);
    });
  let response = await request(await tokenSource().token());
  const renewed = response.status === 401 ? await tokenSource().renew() : undefined;
  if (renewed) response = await request(renewed);
  if (!response.ok) {
    limit.stop();
    throw new ApiError(response.status, await response.json().catch(() => ({})));
  }
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      limit.heard();
      controller.enqueue(chunk);
    },
    flush: limit.stop,
  });
  return new Response(response.body?.pipeThrough(watched), response);
}
