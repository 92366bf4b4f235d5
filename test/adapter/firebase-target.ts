import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

export const projectId = 'settee-test';
export const apiKey = 'test-api-key';

export const recordedClaims = (changes: JWTPayload = {}): JWTPayload => {
  const now = Math.floor(Date.now() / 1000);
  return {
    name: 'Ida Berg',
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now - 60,
    user_id: 'kXb1P4rS9vYw2mQe7tLz0aBcDeF2',
    sub: 'kXb1P4rS9vYw2mQe7tLz0aBcDeF2',
    iat: now - 60,
    exp: now + 3540,
    email: 'ida@example.com',
    email_verified: true,
    firebase: { identities: { email: ['ida@example.com'] }, sign_in_provider: 'password' },
    ...changes,
  };
};

/** Starts a mock of Google's servers: publishes keys and looks up accounts. */
export async function openFirebaseStandIn() {
  const own = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own-key', alg: 'RS256', use: 'sig' }] };
  const state = { refusal: undefined as { status: number; message: string } | undefined, lookedUp: 0 };
  const server = createServer(
    getRequestListener(async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/keys') return Response.json(jwks);
      if (!pathname.endsWith('/v1/accounts:lookup') || searchParams.get('key') !== apiKey)
        return new Response(null, { status: 404 });
      state.lookedUp++;
      if (!state.refusal) return Response.json({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [{}] });
      const { status, message } = state.refusal;
      return Response.json({ error: { code: status, message, errors: [{ message }] } }, { status });
    }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    state,
    jwks,
    sign: (claims: JWTPayload, { kid = 'own-key', foreignKey = false } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign(foreignKey ? foreign.privateKey : own.privateKey),
    unsigned: (claims: JWTPayload) => new UnsecuredJWT(claims).encode(),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
