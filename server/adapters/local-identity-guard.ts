import { Failure } from '../../shared/errors.ts';
import { accountRefusals } from '../../shared/words/refusals/accounts.ts';
import { requireFreshProof } from '../platform/http/require-fresh-proof.ts';
import type { CallRules } from './local-identity-calls.ts';
import type { Owner } from './local-identity-person-store.ts';
import { fieldOf, removesPasskeys } from './local-identity-request.ts';
import type { Protection } from './local-identity-session-store.ts';

type IdentityCall = { rules: CallRules; form: unknown; session: string | undefined };

type Find = {
  findProtection(session: string): Promise<Protection | undefined>;
  findOwnerOfSession(token: string): Promise<Owner | undefined>;
  isDemo(email: string): boolean;
};

/**
 * Refuses what a session has not proven.
 * @returns what is known of its person, where needed
 * @throws not_signed_in, email_not_verified, second_factor_needed, fresh_proof_needed
 */
export async function authorizeIdentityCall(
  { rules, form, session }: IdentityCall,
  find: Find,
): Promise<Protection | undefined> {
  if (rules.change === 'app_added') return authorizeFirstCode(session, find);
  if (!rules.isGuarded && !removesPasskeys(form)) return undefined;
  const protection = await readProtection(session, find);
  if (!protection.isConfirmed) throw new Failure('email_not_verified');
  if ((protection.hasCodes || protection.hasPasskeys) && !protection.isProven)
    throw new Failure('second_factor_needed');
  // Better Auth compares the call's password, if there is one.
  const comesWithPassword = fieldOf(form, 'password') ?? fieldOf(form, 'currentPassword');
  if (!(protection.hasPassword && comesWithPassword)) requireFreshProof(protection.provenSecondsAgo);
  return protection;
}

/** The first code turns an app on. A login enters one too, without a session. */
async function authorizeFirstCode(session: string | undefined, find: Find): Promise<Protection | undefined> {
  const protection = session === undefined ? undefined : await find.findProtection(session);
  if (protection && !protection.hasCodes && !protection.isConfirmed) throw new Failure('email_not_verified');
  return protection;
}

/** @throws not_signed_in without an open session */
export async function readProtection(session: string | undefined, find: Find): Promise<Protection> {
  const protection = session === undefined ? undefined : await find.findProtection(session);
  if (!protection) throw new Failure('not_signed_in');
  return protection;
}

/**
 * Protects the published logins of a public demo.
 * @throws not_allowed
 */
export async function refuseDemoPeople({ rules, form, session }: IdentityCall, find: Find): Promise<void> {
  if (!rules.isGuarded && !rules.change && !rules.namesPerson) return;
  const emails = [fieldOf(form, 'email'), session && (await find.findOwnerOfSession(session))?.email];
  if (emails.some((email) => email !== undefined && find.isDemo(email)))
    throw new Failure('not_allowed', { reason: DEMO_PERSON });
}

const DEMO_PERSON = accountRefusals.demoPersonStays();
