import { createHash } from 'node:crypto';
import type { Identity, Proof } from '../../server/ports/identity.ts';

/** An identity service that accepts any identity; the real ones are tested in test/adapter. */
export type TestIdentity = Identity & {
  /** Returns an ID token. The default subject derives from the email. */
  idToken(proof: Partial<Proof> & { email: string }): string;
  readonly ended: ReadonlySet<string>;
};

export function createTestIdentity(): TestIdentity {
  const ended = new Set<string>();
  return {
    browserSettings: { kind: 'local', google: false },
    ended,
    idToken({ email, issuer = 'https://identity.test', subject = `subject of ${email}`, ...rest }) {
      const proof: Proof = {
        issuer,
        subject,
        email,
        emailVerified: true,
        sessionId: sessionOf(subject),
        provenSecondsAgo: 0,
        ...rest,
      };
      return Buffer.from(JSON.stringify(proof)).toString('base64url');
    },
    async verify(idToken) {
      const proof = readProof(idToken);
      return proof && !ended.has(proof.subject) ? proof : undefined;
    },
    async endSessions(subject) {
      ended.add(subject);
    },
    async listSessions(subject) {
      return ended.has(subject) ? [] : [{ id: sessionOf(subject), device: 'A test', startedAt: new Date(0) }];
    },
    async endSession(subject, id) {
      return id === sessionOf(subject);
    },
    async endOtherSessions() {},
  };
}

const sessionOf = (subject: string) => createHash('sha256').update(subject).digest('hex');

function readProof(idToken: string): Proof | undefined {
  try {
    return JSON.parse(Buffer.from(idToken, 'base64url').toString()) as Proof;
  } catch {
    return undefined;
  }
}
