import { acceptsEvidence, MOST_EVIDENCE } from '../../../../shared/domain/dispute.ts';
import { otherParty } from '../../../../shared/domain/fulfillment.ts';
import { Failure } from '../../../../shared/errors.ts';
import { disputeRefusals } from '../../../../shared/words/refusals/disputes.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { Services } from '../../../ports/services.ts';
import { notify } from '../../notifications/notify.ts';
import { lockForParty, nameOf } from '../lock-for-party.ts';
import { newsFor, notifyOfState } from '../notify-of-state.ts';
import { findDispute } from './dispute-store.ts';
import { countEvidence, insertEvidence } from './evidence-store.ts';
import { addReportImages } from './open-dispute.ts';

/** `images`: URLs of own uploads. */
type Evidence = { text: string; images: readonly string[] };

/**
 * Adds a party's text and photos to an undecided dispute, also while suspended or blocked.
 * @returns id of what was added
 * @throws not_found, conflict, invalid_input for photos of others
 */
export const addEvidence = (
  services: Services,
  caller: Caller,
  { id, evidence: { text, images } }: { id: string; evidence: Evidence },
): Promise<string> =>
  inTransaction(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    const dispute = await findDispute(tx, id);
    if (!dispute) throw new Failure('not_found');
    if (!acceptsEvidence(dispute.state, found.state)) throw new Failure('conflict', { reason: CLOSED });
    if ((await countEvidence(tx, id, role)) >= MOST_EVIDENCE) throw new Failure('conflict', { reason: TOO_MUCH });
    const added = await insertEvidence(tx, id, { by: role, text });
    await addReportImages(tx, found, { by: role, images });
    await notifyOfState(services, tx, found, found.state);
    const params = { title: found.title, from: nameOf(found, role) };
    await notify(services, tx, { ...newsFor(found, otherParty(role)), kind: 'dispute_evidence', params });
    return added;
  });

const CLOSED = disputeRefusals.evidenceClosed();
const TOO_MUCH = disputeRefusals.tooMuchEvidence({ most: MOST_EVIDENCE });
