import { actionsFor, caseNumber, type DecidedAction, removesPerson } from '../../../shared/domain/cases.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { caseRefusals } from '../../../shared/words/refusals/cases.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeAppeal, authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { endHoldsOf } from '../checkout/end-holds.ts';
import { applyAction, type Effects, finishAction, liftAction } from './act-on-case.ts';
import {
  type CaseRow,
  findCase,
  lockCase,
  lockClaim,
  releaseClaim,
  setAppealDecision,
  setDecision,
} from './case-store.ts';
import { notifyOfDecision } from './notify-of-decision.ts';
import { partiesToDecision } from './parties-to-decision.ts';
import { refuseDecided } from './refuse-decided.ts';
import { isPaying, REMOVAL_TRIES } from './remove-held.ts';

type Decision = { action: DecidedAction; reason: string; clause?: string | undefined };

/**
 * Decides a case or an appeal: claims the case, acts, records and tells in one transaction.
 * @throws not_found, conflict, not_allowed about oneself or one's own decision while another admin exists
 */
export async function decideCase(
  services: Services,
  admin: Caller,
  { id, decision }: { id: string; decision: Decision },
): Promise<void> {
  const known = await findCase(services.db, id);
  if (!known) throw new Failure('not_found');
  if (removesPerson(known.kind, decision.action)) return decideRemoval(services, admin, { known, decision });
  await decideOnce(services, admin, { id, decision });
}

/** Holds end by a network call, so the case is claimed before. */
async function decideRemoval(
  services: Services,
  admin: Caller,
  { known, decision }: { known: CaseRow; decision: Decision },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await claim(tx, admin, known.id, decision);
    await lockClaim(tx, known.id, admin.id);
  });
  try {
    for (let left = REMOVAL_TRIES; ; left--) {
      await endHoldsOf(services, admin, known.subject_id);
      try {
        return await decideOnce(services, admin, { id: known.id, decision });
      } catch (error) {
        if (left === 1 || !isPaying(error)) throw error;
      }
    }
  } finally {
    await releaseClaim(services.db, known.id, admin.id);
  }
}

async function decideOnce(
  services: Services,
  admin: Caller,
  { id, decision }: { id: string; decision: Decision },
): Promise<void> {
  const { row, effects } = await inTransaction(services.db, async (tx) => {
    const { row, own } = await claim(tx, admin, id, decision);
    const isAppeal = row.state === 'appealed';
    const former = row.action ?? 'none';
    const isNew = !isAppeal || former !== decision.action;
    const acting = { services, tx, admin, row };
    if (isAppeal && isNew) await liftAction(acting, former);
    const effects: Effects = isNew ? await applyAction(acting, decision.action) : {};
    const write = isAppeal ? setAppealDecision : setDecision;
    const waits = effects.waitsForPayment ?? false;
    const decided = await write(tx, id, { ...decision, by: admin.id, waits });
    await recordAct(tx, {
      actorId: admin.id,
      action: isAppeal ? 'decide_appeal' : 'decide_case',
      targetId: row.target_id,
      before: { case: caseNumber(row.number), action: former },
      after: { case: caseNumber(row.number), action: decision.action, reason: decision.reason, ...own },
    });
    if (!waits) await notifyOfDecision(services, tx, decided, effects);
    return { row, effects };
  });
  await finishAction({ services, admin, row }, decision.action, effects);
}

/** Locks the case, and checks that this admin may decide so. */
async function claim(tx: Tx, admin: Caller, id: string, { action }: Decision) {
  const known = await findCase(tx, id);
  if (!known) throw new Failure('not_found');
  const parties = await partiesToDecision(tx, admin.id, { row: known, action });
  const alone = removesPerson(known.kind, action);
  const decider = await authorizeDecision(tx, admin.id, parties, { alone });
  const row = await lockCase(tx, id);
  if (!row) throw new Failure('not_found');
  await refuseDecided(tx, row, admin.id);
  if (!actionsFor(row.kind, row.action ?? undefined).includes(action))
    throw invalidFields({
      action:
        action === 'hide' && row.kind === 'account' ? caseRefusals.accountNotHidden() : caseRefusals.chooseAction(),
    });
  if (row.state === 'appealed') authorizeAppeal(decider, row.decided_by);
  if (action === 'suspend' && row.subject_id === admin.id) throw new Failure('last_admin');
  return { row, own: decider.own };
}
