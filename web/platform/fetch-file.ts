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
  const { token, renew } = tokenSource();
  const request = async (bearer: string | undefined) => {
    const response = await fetch(`/api${path}`, {
      headers: { ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}), ...(accept ? { Accept: accept } : {}) },
      signal: limit.signal,
    }).catch((error: unknown) => {
      limit.stop();
      throw unanswered(error);
    });
    return response.ok ? response : new ApiError(response.status, await response.json().catch(() => ({})));
  };
  let response = await request(await token());
  if (response instanceof ApiError && response.status === 401) {
    const renewed = await renew(response);
    if (renewed) response = await request(renewed);
  }
  if (response instanceof ApiError) {
    limit.stop();
    throw response;
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
