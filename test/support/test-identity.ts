import type { Identity, Proof } from '../../server/ports/identity.ts';

/** An identity service that vouches for whomever a test names; the real ones have their own suites in test/adapter. */
export type TestIdentity = Identity & {
  /** An ID token for this person. A subject is made from the e-mail when none is given. */
  idToken(proof: Partial<Proof> & { email: string }): string;
  /** Subjects whose sessions the server has ended. */
  readonly ended: ReadonlySet<string>;
};

export function createTestIdentity(): TestIdentity {
  const ended = new Set<string>();
  return {
    browserSettings: { kind: 'local', google: false },
    ended,
    idToken({ email, issuer = 'https://identity.test', subject = `subject of ${email}`, ...rest }) {
      const proof: Proof = { issuer, subject, email, emailVerified: true, ...rest };
      return Buffer.from(JSON.stringify(proof)).toString('base64url');
    },
    async verify(idToken) {
      const proof = readProof(idToken);
      return proof && !ended.has(proof.subject) ? proof : undefined;
    },
    async endSessions(subject) {
      ended.add(subject);
    },
  };
}

function readProof(idToken: string): Proof | undefined {
  try {
    return JSON.parse(Buffer.from(idToken, 'base64url').toString()) as Proof;
  } catch {
    return undefined;
  }
}
