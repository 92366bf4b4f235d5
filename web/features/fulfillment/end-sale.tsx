import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { type FulfillmentParty, fulfillmentCan, nearFrom } from '../../../shared/domain/fulfillment.ts';
import type { SaleReason } from '../../../shared/words/fulfillment/sale-reasons.ts';
import { getApi } from '../../platform/api-client.ts';
import { words } from '../../words.ts';
import { ReportDialog } from './report-dialog.tsx';
import { showMomentIn } from './show-window.ts';

const toRefuse: readonly SaleReason[] = ['is_damaged', 'not_as_described', 'size_wrong', 'not_clean', 'other_reason'];
const toCancel: Record<FulfillmentParty, readonly SaleReason[]> = {
  buyer: ['no_time', 'no_longer_needed', 'seller_silent', 'other_reason'],
  seller: ['no_time', 'no_longer_available', 'is_damaged', 'buyer_silent', 'other_reason'],
};

/** Cancels a sale before a time is agreed on, or refuses the listing at the handover. */
export function EndSale({ one }: { one: DetailedFulfillment }) {
  const isRefusal = one.state === 'arranged';
  if (one.role === 'operator' || !fulfillmentCan(isRefusal ? 'refused' : 'cancelled', one.state, one.role)) return null;
  if (one.tracking) return null;
  const texts = words.endingSale;
  const params = { id: one.id };
  const refuseFrom = one.window ? nearFrom(Date.parse(one.window.start)) : 0;
  if (isRefusal && Date.now() < refuseFrom)
    return (
      <p className="text-muted text-sm">
        {texts.refuseLater(showMomentIn(new Date(refuseFrom).toISOString(), one.timeZone))}{' '}
        {one.changesLeft === 0 ? null : texts.changeFirst}
      </p>
    );
  return isRefusal ? (
    <ReportDialog
      key="refuse"
      draftOf={`refuse-${one.id}`}
      act={texts.refuse}
      explained={texts.refuseText}
      reasons={toRefuse}
      label={words.endingSale.text(one.other.name)}
      photos="needed"
      send={(body) => getApi().refuseFulfillment({ params, body })}
    />
  ) : (
    <ReportDialog
      key="cancel"
      draftOf={`cancel-${one.id}`}
      act={texts.cancel[one.role]}
      explained={one.role === 'buyer' ? texts.cancelTextBuyer : texts.cancelTextSeller}
      reasons={toCancel[one.role]}
      label={words.endingSale.text(one.other.name)}
      send={({ reason, text }) => getApi().cancelFulfillment({ params, body: { reason, text } })}
    />
  );
}
