import { ApiError, withIdToken } from '../../../platform/api.ts';
import { getIdentityClient } from '../login/get-identity-client.ts';

/**
 * Makes a call with a fresh ID token.
 * @throws ApiError, also when signed out
 */
export async function withFreshIdToken<Answer>(
  ask: (calls: ReturnType<typeof withIdToken>) => Promise<Answer>,
): Promise<Answer> {
  const idToken = await (await getIdentityClient()).idToken();
  if (!idToken) throw new ApiError(401, { code: 'not_signed_in' });
  return ask(withIdToken(idToken));
}
