import type { Call } from '../../../shared/contract/call.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { Failure } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import { accountRefusals } from '../../../shared/words/refusals/accounts.ts';
import { findCaller } from '../../features/accounts/find-account.ts';
import { refuseRemovedIdentity, removalOfToken } from '../../features/accounts/refuse-removed.ts';
import { SUSPENDED } from '../../platform/db/authorize-publishing.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { requireFreshProof } from '../../platform/http/require-fresh-proof.ts';
import type { Proof } from '../../ports/identity.ts';
import type { AppServices } from '../services.ts';

type Gated = Pick<Call, 'who' | 'duty' | 'freshProof' | 'changesPerson'>;

type Passed = {
  caller?: Caller;
  proof?: Proof;
  /** Also without the second factor. */
  isAdmin?: boolean;
};

const bearer = (request: Request) => /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];

/**
 * Authorizes a request before its input is read: 401 for a bad token, 403 for a wrong role. Public calls ignore bad
 * tokens.
 */
export async function authorizeCall(
  services: AppServices,
  { who, duty, freshProof, changesPerson }: Gated,
  request: Request,
): Promise<Passed> {
  const token = bearer(request);
  if (who === 'identity') {
    const proof = token ? await services.identity.verify(token) : undefined;
    if (!proof) throw new Failure('identity_not_proven');
    await refuseRemovedIdentity(services.db, proof);
    if (changesPerson) refuseDemoPerson(services, proof.email);
    if (freshProof) requireFreshProof(proof.provenSecondsAgo);
    return { proof };
  }
  const named = token ? await services.tokens.verify(token) : undefined;
  const found = named && (await findCaller(services.db, named.accountId, named.tokenEpoch));
  // In a public demo nobody is an admin, even with an older token.
  const isAdmin = found !== undefined && accountCan.administer(found);
  const isUnproven = isAdmin && services.config.adminSecondFactor && !named?.secondFactor;
  // Without the second factor, or while suspended, an admin has a seller's rights.
  const isLimited = isUnproven || (isAdmin && found.suspended);
  const known: Caller | undefined = isLimited ? { ...found, type: 'seller' } : found;
  const caller = services.config.publicDemo && isAdmin ? undefined : known;
  if (who === 'anyone') return { caller, isAdmin };
  if (!caller) {
    const removal = named && !found && (await removalOfToken(services.db, named.accountId, named.tokenEpoch));
    throw removal || new Failure('not_signed_in');
  }
  if (who === 'seller' && !accountCan.sell(caller)) throw new Failure('not_allowed');
  if (who === 'admin' && isUnproven) throw new Failure('second_factor_needed');
  const isRefused = who === 'admin' || (who === 'seller' && request.method !== 'GET' && !duty);
  if (caller.suspended && isRefused) throw new Failure('not_allowed', { reason: SUSPENDED });
  if (who === 'admin' && !accountCan.administer(caller)) throw new Failure('not_allowed');
  if (changesPerson) refuseDemoPerson(services, caller.email);
  if (freshProof) requireFreshProof(named?.provenSecondsAgo);
  return { caller, isAdmin };
}

function refuseDemoPerson({ config }: AppServices, email: string): void {
  if (config.demoEmails.includes(email.toLowerCase())) throw new Failure('not_allowed', { reason: DEMO_PERSON });
}

const DEMO_PERSON = accountRefusals.demoPersonStays();

/** A sibling subdomain is another site. */
const ownSites: readonly (string | null)[] = [null, 'same-origin', 'none'];

/**
 * Rejects cross-site requests (CSRF, reliability T21). Scripts send neither header.
 * @param ownOrigin public origin
 */
export function refuseForeignSites(request: Request, ownOrigin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const origin = request.headers.get('Origin');
  const foreign = origin !== null && origin !== ownOrigin && origin !== new URL(request.url).origin;
  if (foreign || !ownSites.includes(request.headers.get('Sec-Fetch-Site')))
    throw new Failure('not_allowed', { reason: refusalForPrograms('Requests from other sites are refused.') });
}
