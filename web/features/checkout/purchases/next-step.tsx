import type { Paid } from '../../../../shared/contract/checkout.ts';
import { HandoverLink } from '../../fulfillment/handover-link.tsx';
import { ReturnBadge } from '../returns/return-badge.tsx';
import { describeNextStep } from './describe-next-step.ts';

/** Includes the buyer's request to return it. */
export function NextStep({ paid }: { paid: Paid }) {
  const step = describeNextStep(paid);
  return step || paid.returnState ? (
    <span className="grid min-w-0 max-w-56 justify-items-end gap-2 text-end tabled:justify-items-start tabled:text-start">
      {paid.returnState ? <ReturnBadge named state={paid.returnState} reason={paid.returnReason} /> : null}
      {step ? (
        <>
          <span className="wrap-anywhere text-sm tabled:min-w-36">{step}</span>
          <HandoverLink id={paid.listingId} as="buyer" title={paid.title} size="small" />
        </>
      ) : null}
    </span>
  ) : null;
}
