import { useSuspenseQuery } from '@tanstack/react-query';
import type { Fulfillment } from '../../../shared/contract/fulfillment.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { BackToList } from '../../ui/list/back-to-list.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';
import { fulfillmentQuery } from './fulfillment-query.ts';
import { FulfillmentSteps } from './fulfillment-steps.tsx';
import { NextStep } from './next-step.tsx';
import { useStoredChallenge } from './offline/use-stored-challenge.ts';
import { useLiveFulfillments } from './use-live-fulfillments.ts';

/** A sale after the payment: past and next steps, and who acts. */
export function FulfillmentScreen({ id }: { id: string }) {
  const { data: one } = useSuspenseQuery(fulfillmentQuery(id));
  useLiveFulfillments();
  useStoredChallenge(one);
  const texts = words.fulfillment;
  return (
    <div className="max-w-5xl">
      <PageHeading title={words.titles.handover} back={<BackToDeals role={one.role} />}>
        {one.conversationId ? (
          <LinkButton to="/messages/$" params={{ _splat: one.conversationId }} preload={false} kind="secondary">
            <span dir="auto">{(one.other.hasLeft ? texts.messagesWith : texts.message)(one.other.name)}</span>
          </LinkButton>
        ) : null}
        {one.role === 'buyer' ? (
          <LinkButton to="/dashboard/receipt/$id" params={{ id: one.listingId }} kind="secondary">
            {texts.receipt}
          </LinkButton>
        ) : null}
      </PageHeading>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SoldListing one={one} />
        <NextStep key={one.id} one={one} />
        <FulfillmentSteps one={one} />
      </div>
    </div>
  );
}

function BackToDeals({ role }: Pick<Fulfillment, 'role'>) {
  if (role === 'seller') return <BackToList to="/dashboard/sales">{words.dashboard.ownSales}</BackToList>;
  if (role === 'buyer')
    return <BackToList to="/dashboard/payment-history">{words.dashboard.paymentHistory}</BackToList>;
  return null;
}

function SoldListing({ one }: { one: Fulfillment }) {
  const { title, image, role, other } = one;
  const texts = words.fulfillment;
  const about = { buyer: texts.bought, seller: texts.sold, operator: texts.asAdmin }[role];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 border-line border-y py-5 md:col-span-2">
      <RowPicture image={image} />
      <div className="grid gap-0.5">
        <h2 dir="auto" className="wrap-anywhere text-xl leading-tight">
          {title}
        </h2>
        <p className="wrap-anywhere text-muted">{about(other.name)}</p>
        <HandoverMethod one={one} />
      </div>
    </div>
  );
}

/** The price, and who comes to whom. */
function HandoverMethod({ one }: { one: Fulfillment }) {
  const { role, method, other, priceCents, deliveryCents } = one;
  const texts = words.delivery;
  const who = { buyer: texts.asBuyer, seller: texts.asSeller, operator: texts.asAdmin }[role];
  return (
    <>
      <p className="wrap-anywhere">{who[method](other.name)}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="price font-display text-lg">{showMoney(priceCents)}</span>
        {deliveryCents > 0 ? <span className="text-muted text-sm">{texts.plus(showMoney(deliveryCents))}</span> : null}
      </p>
    </>
  );
}
