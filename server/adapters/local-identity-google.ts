import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { plainEmail } from '../../shared/domain/email-address.ts';
import type { Config } from '../ports/config.ts';

/** Not secret. */
const sandboxClient = { clientId: 'settee-local', clientSecret: 'settee-local-is-no-secret' };

const GOOGLE_ISSUER = 'https://accounts.google.com';

type BeforeJoining = (email: string) => Promise<void>;

type Profile = { email?: unknown; email_verified?: unknown };

const openId = (
  issuer: string,
  client: { clientId: string; clientSecret: string },
  before: BeforeJoining,
): GenericOAuthConfig<'google'> => ({
  mapProfileToUser: (profile) => beforeVerifiedEmail(profile, before),
  providerId: 'google',
  name: 'Google',
  discoveryUrl: `${issuer}/.well-known/openid-configuration`,
  requireIdTokenVerification: true,
  scopes: ['openid', 'email', 'profile'],
  prompt: 'select_account',
  ...client,
});

async function beforeVerifiedEmail({ email, email_verified }: Profile, before: BeforeJoining) {
  if (typeof email !== 'string') return {};
  const plain = plainEmail(email);
  if (email_verified === true) await before(plain);
  return { email: plain };
}

/** Returns options for Google, another OpenID issuer, or the local sandbox. */
export function googleOptions(google: Config['google'], publicUrl: string, before: BeforeJoining) {
  if (google.kind === 'none') return {};
  if (google.kind === 'sandbox')
    return { plugin: genericOAuth({ config: [openId(`${publicUrl}/sandbox/google`, sandboxClient, before)] }) };
  const { clientId, clientSecret, issuer } = google;
  if (issuer !== GOOGLE_ISSUER)
    return { plugin: genericOAuth({ config: [openId(issuer, { clientId, clientSecret }, before)] }) };
  const mapProfileToUser = (profile: Profile) => beforeVerifiedEmail(profile, before);
  return {
    socialProviders: { google: { clientId, clientSecret, prompt: 'select_account' as const, mapProfileToUser } },
  };
}
