import { createHash, createHmac, createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Person } from './people.ts';

/** In an authorization code: signed, not stored, so that every process can redeem it. */
export type Grant = Person & { clientId: string; redirectUri: string; challenge: string; nonce?: string };

const CODE_SECONDS = 60;
const TOKEN_SECONDS = 3600;

const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs and verifies codes and tokens. All keys derive from the secret. */
export function createTokens({ issuer, secret }: { issuer: string; secret: string }) {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `settee google sandbox ${purpose}`, 32));
  const codeKey = derive('codes');
  const privateKey = createPrivateKey({
    key: Buffer.concat([ED25519_PREFIX, derive('tokens')]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const jwk = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(String(jwk.x)).digest('base64url').slice(0, 12);

  const claims = ({ name, email }: Person) => ({
    sub: createHmac('sha256', codeKey).update(email).digest('hex').slice(0, 21),
    name,
    email,
    email_verified: true,
  });
  const sign = (payload: JWTPayload, audience: string) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(privateKey);

  return {
    jwks: { keys: [{ ...jwk, kid, alg: 'EdDSA', use: 'sig' }] },

    issueCode: (grant: Grant) =>
      new SignJWT(grant).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(`${CODE_SECONDS}s`).sign(codeKey),

    /** @returns undefined when forged, expired, or of another client */
    async redeem(
      code: string,
      { clientId, redirectUri, verifier }: { clientId: string; redirectUri: string; verifier: string },
    ) {
      const read = await jwtVerify<Grant>(code, codeKey, { algorithms: ['HS256'] }).catch(() => undefined);
      const grant = read?.payload;
      const proven = createHash('sha256').update(verifier).digest('base64url');
      if (grant?.clientId !== clientId || grant.redirectUri !== redirectUri || grant.challenge !== proven)
        return undefined;
      return grant;
    },

    async answer(grant: Grant) {
      const person = claims(grant);
      return {
        access_token: await sign(person, issuer),
        id_token: await sign({ ...person, nonce: grant.nonce }, grant.clientId),
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        scope: 'openid email profile',
      };
    },

    async readAccessToken(token: string) {
      const read = await jwtVerify(token, publicKey, { issuer, audience: issuer, algorithms: ['EdDSA'] }).catch(
        () => undefined,
      );
      if (!read) return undefined;
      const { sub, name, email, email_verified } = read.payload;
      return { sub, name, email, email_verified };
    },
  };
}
