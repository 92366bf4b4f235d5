import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import type { FulfillmentMethod, FulfillmentState } from '../../../shared/domain/fulfillment.ts';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { bankDisputePhase } from './bank-dispute-phase.ts';

type Props = {
  state: FulfillmentState;
  method?: FulfillmentMethod;
  reader: DetailedFulfillment['role'];
  money?: DetailedFulfillment['payoutState'];
};

/** What each person does while the buyer's bank disputes the payment. */
export function BankDisputeNotice({ state, method, reader, money }: Props) {
  return <Notice kind="warning">{words.bankDisputes[bankDisputePhase(state, method, money)][reader]}</Notice>;
}
