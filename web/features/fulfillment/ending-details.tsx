import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { saleReasonText } from '../../platform/i18n/sale-reason.ts';
import { words } from '../../words.ts';

/** The own words of who cancelled, refused or confirmed. */
export function EndingDetails({ one }: { one: DetailedFulfillment }) {
  const { state, role, endedBy: by = 'buyer', reason = '', reasonText = '' } = one;
  const isEnded = state === 'cancelled' || state === 'refused';
  const shown = [isEnded ? '' : saleReasonText(reason), reasonText].filter(Boolean).join('\n');
  if (!shown) return null;
  return (
    <dl dir="auto" className="[&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:font-medium">
      <dt>{words.endingSale.wrote[by === role ? 'you' : by]}</dt>
      <dd className="text-muted">{shown}</dd>
    </dl>
  );
}
