import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { canHandOver, isOpen } from '../../../shared/domain/fulfillment.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { AccountWait, needsAccount } from '../payouts/account-wait.tsx';
import { sellerAccountQuery } from '../payouts/payout-queries.ts';
import { AgreedTime } from './agreed-time.tsx';
import { ArrangeTime } from './arrange-time.tsx';
import { BankDisputeNotice } from './bank-dispute-notice.tsx';
import { describeStep } from './describe-step.ts';
import { DisputePanel } from './disputes/dispute-panel.tsx';
import { EndSale } from './end-sale.tsx';
import { EndingDetails } from './ending-details.tsx';
import { HandoverPlace } from './handover-place.tsx';
import { InspectDelivery } from './inspect-delivery.tsx';
import { LowerPrice } from './lower-price.tsx';
import { MissedHandover } from './missed-handover.tsx';
import { RefusedHandover } from './offline/refused-handover.tsx';
import { ReviewSale } from './review-sale.tsx';
import { SendParcel } from './send-parcel.tsx';
import { PrintSheet } from './sheet/print-sheet.tsx';
import { ShowCode } from './show-code.tsx';
import { TypeCode } from './type-code.tsx';
import { UnsentSteps } from './unsent-step.tsx';

/** What this person does now, with one main button. */
export function NextStep({ one }: { one: DetailedFulfillment }) {
  const { state, role, other } = one;
  const isByCarrier = one.method === 'carrier' && (state === 'arranging' || state === 'arranged');
  const isAlone = other.hasLeft === true && role !== 'operator';
  const isPlaceFirst = isForAddress(one) && !isAlone;
  // Only the seller types the code.
  const isCodeUseless = isAlone && role === 'buyer';
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text, isNews } = describeStep(one);
  const step = `${state} ${one.proposedBy} ${other.hasLeft}`;
  const known = useRef(step);
  useEffect(() => {
    if (known.current === step) return;
    known.current = step;
    // The focused control was removed with the former step.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [step]);
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-2">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <p className="max-w-prose text-muted">{text}</p>
      </div>
      <p role="status" className="sr-only">
        {isNews ? `${title}. ${text}` : ''}
      </p>
      <UnsentSteps saleId={one.id} now={title} other={other.name}>
        {one.isLastTry && state !== 'no_show' ? <Notice kind="warning">{words.disputes.lastTry[role]}</Notice> : null}
        {isAlone && isOpen(state) && (state === 'no_show' || !canHandOver(state) || one.tracking) ? (
          <Notice kind="warning">
            {words.disputes.hasLeft(other.name)} {words.disputes.leftThen.wait}
          </Notice>
        ) : null}
        {one.isBankDisputed ? (
          <BankDisputeNotice state={state} method={one.method} reader={role} money={one.payoutState} />
        ) : null}
        {isPlaceFirst ? <HandoverPlace one={one} /> : null}
        {state === 'no_show' ? <MissedHandover one={one} /> : null}
        {state === 'arranged' && !one.tracking ? <AgreedTime one={one} /> : null}
        {state === 'arranging' && role !== 'operator' && !isAlone ? <ArrangeTime one={one} /> : null}
        {canHandOver(state) && role !== 'operator' && !isPlaceFirst && !isAlone ? <HandoverPlace one={one} /> : null}
        {canHandOver(state) && role !== 'operator' && one.method !== 'carrier' && !isCodeUseless ? (
          <AtHandover one={one} />
        ) : null}
        {!canHandOver(state) && role === 'seller' ? <RefusedHandover id={one.id} /> : null}
        {isByCarrier && role === 'seller' && !isAlone ? <SendParcel one={one} /> : null}
        {state === 'inspecting' || (state === 'arranged' && one.tracking) ? <InspectDelivery one={one} /> : null}
        {state === 'arranged' && !one.tracking && !isAlone ? <LowerPrice one={one} /> : null}
        {state === 'no_show' ? null : <MissedHandover one={one} />}
        {one.dispute ? null : <EndingDetails one={one} />}
        <DisputePanel one={one} />
        <EndSale one={one} />
        {state === 'arranged' && role !== 'operator' && one.method !== 'carrier' && !isCodeUseless ? (
          <PrintSheet one={one} />
        ) : null}
        {state === 'refused' || state === 'cancelled' ? <StartAgain one={one} /> : null}
        {role === 'seller' && (one.payoutState === 'available' || one.payoutState === 'refused') ? (
          <MissingPayouts />
        ) : null}
        {state === 'completed' && role !== 'operator' ? <ReviewSale fulfillmentId={one.id} name={other.name} /> : null}
      </UnsentSteps>
    </section>
  );
}

/** The buyer writes the address before anything else. */
const isForAddress = ({ role, awaitsAddress }: DetailedFulfillment): boolean =>
  awaitsAddress === true && role === 'buyer';

function AtHandover({ one }: { one: DetailedFulfillment }) {
  const { id, state, role, other, reduction, isBankDisputed } = one;
  const all = words.fulfillment;
  // The time and the place come first, and so does an answer to a lower price.
  const isNext = state === 'arranged' && (!reduction || reduction.by === role) && !isForAddress(one);
  const isMain = isNext && !isBankDisputed;
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <h3 className="font-medium font-sans">{role === 'buyer' ? all.turnBuyer : all.turnSeller}</h3>
      <p className="max-w-prose text-muted text-sm">
        {role === 'buyer' ? all.turnBuyerText(other.name) : all.turnSellerText(other.name)}
      </p>
      {role === 'buyer' ? <ShowCode id={id} isMain={isMain} /> : <TypeCode id={id} isMain={isMain} />}
    </div>
  );
}

/** Says why a seller's money waits, if it does. */
function MissingPayouts() {
  const { data: account } = useQuery(sellerAccountQuery);
  if (!account || (account.state === 'ready' && !account.usableFrom && !account.isHeldBack)) return null;
  const texts = words.earnings;
  return (
    <div className="grid gap-3">
      {account.state === 'ready' ? null : <Notice kind="warning">{texts.hostedNeeded}</Notice>}
      <AccountWait account={account} />
      {needsAccount(account) ? (
        <LinkButton to="/dashboard/earnings" className="justify-self-start">
          {account.isDisowned ? texts.enterOwn : texts.hostedStart}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** After a sale without a handover: the seller lists the same again, and the buyer looks for another one. */
function StartAgain({ one: { role, listingId, relistedAs } }: { one: DetailedFulfillment }) {
  if (relistedAs)
    return (
      <LinkButton
        to="/furniture/$id"
        params={{ id: relistedAs }}
        kind="secondary"
        className="justify-self-start max-sm:w-full"
      >
        {words.myProducts.relisted}
      </LinkButton>
    );
  if (role === 'seller')
    return (
      <LinkButton to="/dashboard/add-item" search={{ copy: listingId }} className="justify-self-start max-sm:w-full">
        {words.myProducts.relist}
      </LinkButton>
    );
  if (role === 'buyer')
    return (
      <LinkButton to="/search" kind="secondary" className="justify-self-start max-sm:w-full">
        {words.conversations.browse}
      </LinkButton>
    );
  return null;
}
