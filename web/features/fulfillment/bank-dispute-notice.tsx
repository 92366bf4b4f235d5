import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import type { FulfillmentState } from '../../../shared/domain/fulfillment.ts';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { bankDisputePhase } from './bank-dispute-phase.ts';

/** What each person does while the buyer's bank disputes the payment. */
export function BankDisputeNotice({ state, reader }: { state: FulfillmentState; reader: DetailedFulfillment['role'] }) {
  return <Notice kind="warning">{words.bankDisputes[bankDisputePhase(state)][reader]}</Notice>;
}
