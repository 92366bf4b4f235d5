import { z } from 'zod';
import type { Services } from '../../ports/services.ts';
import { findLiveByEmail } from './account-store.ts';

const login = z.object({
  signInBy: z.array(z.object({ provider: z.string() })).nullable(),
  authenticatorApp: z.boolean(),
  passkeys: z.array(z.object({ name: z.string().nullable(), since: z.string() })).nullable(),
  sessions: z.array(z.unknown()).nullable(),
});

export type LoginFacts = { text: string; hasFactors: boolean };

/** Describes for an operator how an account can be entered; undefined without an account or with a foreign service. */
export async function describeLogin(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  email: string,
): Promise<LoginFacts | undefined> {
  const account = await findLiveByEmail(db, email.trim());
  const [row] = (account && (await identity.exportLogin?.(account.subject))) ?? [];
  const known = login.safeParse(row);
  if (!known.success) return undefined;
  const { signInBy, authenticatorApp, passkeys, sessions } = known.data;
  const ways = [
    ...(signInBy ?? []).map(({ provider }) => (provider === 'credential' ? 'a password' : provider)),
    ...(authenticatorApp ? ['an authenticator app'] : []),
    ...(passkeys ?? []).map(({ name, since }) => `the passkey "${name ?? 'without a name'}" of ${since.slice(0, 10)}`),
  ];
  const count = sessions?.length ?? 0;
  return {
    text: `${email} logs in with ${ways.join(', ') || 'nothing yet'}, and has ${count === 1 ? '1 session' : `${count} sessions`}.`,
    hasFactors: authenticatorApp || (passkeys ?? []).length > 0,
  };
}
