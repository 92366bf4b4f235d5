import { type Context, Hono } from 'hono';
import { languageOf } from '../page-language.ts';
import { accountPage, pageHeaders, pageStyles } from './account-page.ts';
import { type Person, readPerson } from './people.ts';
import { createTokens } from './tokens.ts';

export interface GoogleSandboxOptions {
  /** Such as `https://settee.example/sandbox/google`. */
  issuer: string;
  /** Keys derive from it, so restarts and processes agree. */
  secret: string;
  /** The accounts that people can choose. */
  people: readonly Person[];
  /** No other account can be chosen; without it, the page also takes an invented one. */
  isClosed?: boolean;
  callbackUrl?: string;
}

export interface GoogleSandbox {
  fetch(request: Request): Promise<Response>;
}

const CALLBACK = '/api/auth/callback/google';

/** Creates a stateless OpenID provider in Google's place. Accepts any client. */
export async function createGoogleSandbox({
  issuer,
  secret,
  people,
  isClosed = false,
  callbackUrl = new URL(CALLBACK, issuer).href,
}: GoogleSandboxOptions): Promise<GoogleSandbox> {
  const tokens = createTokens({ issuer, secret });
  const path = new URL(issuer).pathname.replace(/\/$/, '');
  const app = new Hono().basePath(path || '/');
  const styleUrl = `${path}/style.css`;
  const shown = (c: Context) => ({ people, isClosed, styleUrl, language: languageOf(c.req.raw) });

  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['EdDSA'],
      scopes_supported: ['openid', 'email', 'profile'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    }),
  );
  app.get('/jwks', (c) => c.json(tokens.jwks));
  app.get('/style.css', (c) => c.body(pageStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.get('/authorize', async (c) => {
    if (!readRequest(c, callbackUrl)) return refuse(c);
    return c.html(accountPage(shown(c)), 200, pageHeaders(callbackUrl));
  });

  app.post('/authorize', async (c) => {
    const authorization = readRequest(c, callbackUrl);
    if (!authorization) return refuse(c);
    const form = await c.req.raw.formData();
    const back = new URL(authorization.redirectUri);
    back.searchParams.set('state', authorization.state);
    if (form.has('cancel')) {
      back.searchParams.set('error', 'access_denied');
      return c.redirect(back.href, 303);
    }
    const known = people.find(({ email }) => !form.has('name') && email === form.get('email'));
    const person = known ?? (isClosed ? undefined : readPerson(form));
    if (!person) {
      const typed = { name: String(form.get('name') ?? ''), email: String(form.get('email') ?? '') };
      return c.html(accountPage({ ...shown(c), isRefused: true, typed }), 422, pageHeaders(callbackUrl));
    }
    const { clientId, redirectUri, challenge, nonce } = authorization;
    back.searchParams.set('code', await tokens.issueCode({ ...person, clientId, redirectUri, challenge, nonce }));
    return c.redirect(back.href, 303);
  });

  app.post('/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const basic = /^Basic (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
    const clientId = basic ? decodeURIComponent(atob(basic).split(':')[0] ?? '') : (form.get('client_id') ?? '');
    const grant = await tokens.redeem(form.get('code') ?? '', {
      clientId,
      redirectUri: form.get('redirect_uri') ?? '',
      verifier: form.get('code_verifier') ?? '',
    });
    if (!grant) return c.json({ error: 'invalid_grant' }, 400);
    return c.json(await tokens.answer(grant), 200, { 'Cache-Control': 'no-store' });
  });

  app.get('/userinfo', async (c) => {
    const person = await tokens.readAccessToken((c.req.header('Authorization') ?? '').replace(/^Bearer /, ''));
    return person ? c.json(person) : c.json({ error: 'invalid_token' }, 401);
  });

  return { fetch: async (request) => app.fetch(request) };
}

/** Undefined when redirecting back would be unsafe. */
function readRequest(c: Context, callbackUrl: string) {
  const query = c.req.query();
  const { client_id: clientId, redirect_uri: redirectUri, state, code_challenge: challenge, nonce } = query;
  if (redirectUri !== callbackUrl || query.response_type !== 'code') return undefined;
  if (!clientId || !state || !challenge || query.code_challenge_method !== 'S256') return undefined;
  return { clientId, redirectUri, state, challenge, nonce };
}

const refuse = (c: Context) => c.text('This sign-in request is not complete. Go back and start again.', 400);
