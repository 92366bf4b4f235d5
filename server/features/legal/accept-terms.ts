import type { AcceptedVersions } from '../../../shared/contract/legal.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { legalRefusals } from '../../../shared/words/refusals/legal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { hasAccepted, insertAcceptances, listVersions } from './legal-store.ts';
import { listLegal } from './read-legal.ts';

const UNKNOWN = legalRefusals.neverPublished();

/**
 * Stores the versions that a new person accepts.
 * @throws invalid_input for an unpublished version
 */
export async function storeAcceptance(tx: Tx, accountId: string, accepted: AcceptedVersions): Promise<void> {
  for (const document of ['terms', 'privacy'] as const) {
    const versions = await listVersions(tx, document);
    if (!versions.some(({ version }) => version === accepted[document])) throw invalidFields({ accepted: UNKNOWN });
    await insertAcceptances(tx, accountId, [{ document, version: accepted[document] }]);
  }
}

/** Returns the current terms, unless this person accepted them or they are incomplete. */
export async function readTermsToAccept({ db, shop }: Pick<Services, 'db' | 'shop'>, caller: Caller) {
  const terms = (await listLegal({ db, shop })).find(({ document }) => document === 'terms');
  if (
    !terms ||
    terms.missing.length > 0 ||
    (await hasAccepted(db, caller.id, { document: 'terms', version: terms.version }))
  )
    return {};
  return { toAccept: { version: terms.version, publishedAt: terms.publishedAt } };
}

/**
 * Accepts a version of the terms; idempotent.
 * @throws invalid_input for an unpublished version
 */
export async function acceptTerms({ db }: Pick<Services, 'db'>, caller: Caller, version: number): Promise<void> {
  const versions = await listVersions(db, 'terms');
  if (!versions.some((known) => known.version === version)) throw invalidFields({ version: UNKNOWN });
  await insertAcceptances(db, caller.id, [{ document: 'terms', version }]);
}
