import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Present, verified, with attested data. */
const FLAGS = 0x45;

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** What a browser answers to `/passkey/generate-register-options`, with a new key on P-256 and no attestation. */
export function answerRegistration({ challenge, rp }: { challenge: string; rp: { id?: string } }, origin: string) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  // COSE: EC2, ES256, P-256.
  const [abscissa, ordinate] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const key = Buffer.concat([bytes('a5010203262001215820'), abscissa, bytes('225820'), ordinate]);
  const rpHash = sha256(rp.id ?? new URL(origin).hostname);
  const data = Buffer.concat([rpHash, Buffer.from([FLAGS, 0, 0, 0, 0]), Buffer.alloc(16), bytes('0010'), id, key]);
  // CBOR of { fmt: 'none', attStmt: {}, authData }.
  const head = bytes('a363666d74646e6f6e656761747453746d74a068617574684461746158');
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false });
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      attestationObject: Buffer.concat([head, Buffer.from([data.length]), data]).toString('base64url'),
      transports: ['internal'],
    },
  };
}
