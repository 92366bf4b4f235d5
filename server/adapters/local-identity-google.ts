import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config } from '../config.ts';

/** The client that our own stand-in for Google knows; nothing about it is secret. */
const sandboxClient = { clientId: 'settee-local', clientSecret: 'settee-local-is-no-secret' };

const GOOGLE_ISSUER = 'https://accounts.google.com';

const openId = (issuer: string, client: { clientId: string; clientSecret: string }): GenericOAuthConfig<'google'> => ({
  providerId: 'google',
  name: 'Google',
  discoveryUrl: `${issuer}/.well-known/openid-configuration`,
  requireIdTokenVerification: true,
  scopes: ['openid', 'email', 'profile'],
  prompt: 'select_account',
  ...client,
});

/**
 * Better Auth's options for signing in with Google: Google itself, another OpenID issuer in its place, or the local
 * stand-in. All but Google itself are found by OpenID discovery, so the stand-in is used exactly as a real one would be.
 */
export function googleOptions(google: Config['google'], publicUrl: string) {
  if (google.kind === 'none') return {};
  if (google.kind === 'sandbox')
    return { plugin: genericOAuth({ config: [openId(`${publicUrl}/sandbox/google`, sandboxClient)] }) };
  const { clientId, clientSecret, issuer } = google;
  if (issuer !== GOOGLE_ISSUER)
    return { plugin: genericOAuth({ config: [openId(issuer, { clientId, clientSecret })] }) };
  return { socialProviders: { google: { clientId, clientSecret, prompt: 'select_account' as const } } };
}
