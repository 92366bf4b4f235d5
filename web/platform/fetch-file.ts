import { ApiError, lentTokens } from './api.ts';

/**
 * Fetches a file of the API with the session's access token, which a link could not send.
 * @param path below `/api` @param accept the wanted type, where there are several
 * @throws ApiError
 */
export async function fetchFile(path: string, accept?: string): Promise<Response> {
  const ask = (token: string | undefined) =>
    fetch(`/api${path}`, {
      headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...(accept ? { Accept: accept } : {}) },
    }).catch(() => {
      throw new ApiError(0, {});
    });
  let response = await ask(await lentTokens().token());
  if (response.status === 401) response = await ask(await lentTokens().renew());
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
  return response;
}
