import { createHash, generateKeyPairSync } from 'node:crypto';
import { decodeProtectedHeader, exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { createAccessTokens } from '../../server/features/accounts/access-token.ts';
import type { Actor } from './actor.ts';
import type { Market } from './marketplace.ts';

type Header = Record<string, unknown>;
type Key = Parameters<SignJWT['sign']>[0];

const sign = (claims: JWTPayload, header: Header, key: Key) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(key);

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Creates tokens with the market's secret, so that each forgery is refused only for its own flaw. */
export async function openWorkshop(market: Market, victim: Actor) {
  const { tokenSecret, publicUrl } = market.services.config;
  const key = createHash('sha256').update(`settee access token ${tokenSecret}`).digest();
  const good = await victim.token();
  const { kid } = decodeProtectedHeader(good);
  const now = Math.floor(market.clock.now().getTime() / 1000);
  const claims = {
    iss: publicUrl,
    aud: 'settee-api',
    sub: victim.id,
    jti: crypto.randomUUID(),
    iat: now,
    exp: now + 300,
    epoch: 0,
  };
  const header = { typ: 'at+jwt', kid };
  return {
    key,
    good,
    claims,
    header,
    now,
    make: (c: JWTPayload = {}, h: Header = {}, k: Key = key) => sign({ ...claims, ...c }, { ...header, ...h }, k),
  };
}

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>;

/** Returns forty forged tokens (reliability T16), by name, for use after `Bearer`. */
export async function forgeTokens(market: Market, victim: Actor): Promise<Record<string, string>> {
  const { key, good, claims, header, now, make } = await openWorkshop(market, victim);
  const [head = '', body = '', signature = ''] = good.split('.');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ed = generateKeyPairSync('ed25519');
  const jwk = await exportJWK(rsa.publicKey);
  const publicPem = Buffer.from(rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string);
  const without = (claim: keyof typeof claims) => make({ [claim]: undefined });
  const elsewhere = createAccessTokens({ secret: 'x'.repeat(32), issuer: claims.iss, clock: market.clock });
  return {
    'another secret': await elsewhere.issue({ id: victim.id, tokenEpoch: 0 }),
    'the secret itself as key': await make({}, {}, Buffer.from(market.services.config.tokenSecret)),
    'an empty-looking key': await make({}, {}, new Uint8Array(32)),
    'alg none': new UnsecuredJWT(claims).encode(),
    'alg None, signed': `${encode({ ...header, alg: 'None' })}.${body}.${signature}`,
    'alg none with our header': `${encode({ ...header, alg: 'none' })}.${body}.`,
    'HS384 by the right key': await make({}, { alg: 'HS384' }, Buffer.concat([key, key])),
    'HS512 by the right key': await make({}, { alg: 'HS512' }, Buffer.concat([key, key])),
    'RS256 by an own key': await make({}, { alg: 'RS256' }, rsa.privateKey),
    'EdDSA by an own key': await make({}, { alg: 'EdDSA' }, ed.privateKey),
    'a public key as HS256 secret': await make({}, {}, publicPem),
    'jwk in the header': await make({}, { alg: 'RS256', jwk }, rsa.privateKey),
    'jku in the header': await make({}, { alg: 'RS256', jku: 'https://evil.test/jwks' }, rsa.privateKey),
    'x5u in the header': await make({}, { alg: 'RS256', x5u: 'https://evil.test/cert' }, rsa.privateKey),
    'kid of a file': await make({}, { kid: '../../../../dev/null' }, new Uint8Array(32)),
    'kid with SQL': await make({}, { kid: `x' union select 'secret` }),
    'no kid': await make({}, { kid: undefined }),
    'no typ': await make({}, { typ: undefined }),
    'typ JWT': await make({}, { typ: 'JWT' }),
    'typ of an ID token': await make({}, { typ: 'id+jwt' }),
    'unknown crit': `${encode({ ...header, alg: 'HS256', crit: ['magic'], magic: 1 })}.${body}.${signature}`,
    'another issuer': await make({ iss: 'https://evil.test' }),
    'another audience': await make({ aud: 'settee-admin' }),
    'no issuer': await without('iss'),
    'no audience': await without('aud'),
    'no subject': await without('sub'),
    'no jti': await without('jti'),
    'no iat': await without('iat'),
    'no exp': await without('exp'),
    'no epoch': await without('epoch'),
    'a subject that is no id': await make({ sub: 'admin' }),
    'somebody who never was': await make({ sub: '00000000-0000-4000-8000-000000000000' }),
    'an epoch to come': await make({ epoch: 1 }),
    'an epoch that is no number': await make({ epoch: '0' }),
    'an epoch too large to look up': await make({ epoch: 2 ** 40 }),
    '301 seconds old': await make({ iat: now - 301, exp: now - 1 }),
    '301 seconds old, with a long life': await make({ iat: now - 301, exp: now + 3600 }),
    'a life of an hour': await make({ exp: now + 3600 }),
    'from the future': await make({ iat: now + 3600, exp: now + 3900 }),
    'not valid yet': await make({ nbf: now + 3600 }),
    'another body under the signature': `${head}.${encode({ ...claims, epoch: 0, role: 'admin' })}.${signature}`,
    'a signature cut short': `${head}.${body}.${signature.slice(0, -4)}`,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'four parts': `${good}.${signature}`,
    'two dots': '..',
    garbage: 'garbage',
    '10 kB': 'a'.repeat(10_000),
    '10 kB of a real one': `${head}.${'a'.repeat(10_000)}.${signature}`,
    'an ID token': victim.idToken,
    'itself twice': `${good}${good}`,
  };
}
