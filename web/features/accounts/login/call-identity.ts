import { firstPaths } from '../../../../shared/contract/first-paths.gen.ts';
import type { AcceptedVersions } from '../../../../shared/contract/legal.ts';
import type { Method } from '../../../../shared/contract/paths.ts';
import type { Settings } from '../../../../shared/contract/settings.ts';
import type { ErrorBody } from '../../../../shared/errors.ts';
import { ApiError, sendRequest } from '../../../platform/api.ts';
import type { SignUpType } from './identity-client.ts';

type Question = { method?: Method; body?: unknown; idToken?: string };

/**
 * Sends a request without access token.
 * @throws ApiError with the message and fields, or when no answer comes in time
 */
async function send(path: string, { method = 'POST', body, idToken }: Question) {
  const headers = {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(idToken ? { Authorization: `Bearer ${idToken}` } : {}),
  };
  const { response, answer } = await sendRequest(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.ok) return { status: response.status, answer };
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  throw new ApiError(response.status, answer as Partial<ErrorBody>, retryAfter);
}

/** Calls the built-in identity service: GET, or POST with a body. */
export const callIdentity = async (path: string, body?: unknown): Promise<unknown> =>
  (await send(`/auth${path}`, { method: body === undefined ? 'GET' : 'POST', body })).answer;

export const readSettings = async (): Promise<Settings> =>
  (await send(firstPaths.getSettings.replace('GET ', ''), { method: 'GET' })).answer as Settings;

type NewAccount = {
  displayName: string;
  email: string;
  type: SignUpType;
  accepted?: AcceptedVersions | undefined;
};

/**
 * Creates the account of a verified identity; idempotent.
 * @returns whether it is new
 */
export async function createAccount(idToken: string, body: NewAccount): Promise<'created' | 'entered'> {
  const { paths } = await import('../../../../shared/contract/paths.gen.ts');
  const { status } = await send(paths.createUser.replace('POST ', ''), { body, idToken });
  return status === 201 ? 'created' : 'entered';
}
