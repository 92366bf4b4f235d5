import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Order } from '../../../shared/contract/wishlist.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { errorMessage } from '../dashboard/error-message.ts';
import { showPrice } from '../show-price.ts';
import { isFinal, mayStartAgain, settlementQuery } from './settlement.ts';

/** What becomes of a confirmed card: the bank at work, a result that has not come through, an end without sale, or the piece. */
export function PaymentOutcome({ wish, onStartAgain }: { wish: Order; onStartAgain: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(settlementQuery(wish));
  if (data === 'paid') return <PaidPanel wish={wish} />;
  if (error && isFinal(error)) {
    return (
      <Panel title={words.payment.notCompleted}>
        <Notice kind="error">{errorMessage(error)}</Notice>
        <div className="flex flex-wrap gap-3">
          {mayStartAgain(error) ? <Button onClick={onStartAgain}>{words.payment.startAgain}</Button> : null}
          <ToOrders />
        </div>
      </Panel>
    );
  }
  if (!error) {
    return (
      <Panel title={data ? words.payment.processing : words.payment.paying}>
        {data ? <p className="max-w-prose text-muted">{words.payment.processingText}</p> : null}
      </Panel>
    );
  }
  return (
    <Panel title={words.payment.unsettled}>
      <p className="max-w-prose text-muted">{words.payment.unsettledText}</p>
      <Notice kind="warning">{errorMessage(error)}</Notice>
      <div>
        <Button kind="secondary" busy={isFetching} busyLabel={words.payment.checking} onClick={() => void refetch()}>
          {words.payment.checkAgain}
        </Button>
      </div>
    </Panel>
  );
}

/** Ways on that stand back behind the receipt. */
const goOnStyle = 'text-link inline-flex min-h-11 items-center';

/** The piece is bought. */
export function PaidPanel({ wish }: { wish: Order }) {
  return (
    <Panel title={words.payment.paid}>
      <p className="max-w-prose text-lg">{words.payment.paidText(wish.title, showPrice(wish.price))}</p>
      <p className="max-w-prose text-muted">
        {words.payment.collect(wish.sellerName)}{' '}
        <a href={`mailto:${wish.sellerEmail}`} className="text-link wrap-anywhere">
          {wish.sellerEmail}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to="/dashboard/receipt/$id" params={{ id: wish.previousId }}>
          {words.payment.toReceipt}
        </LinkButton>
        <Link to="/dashboard/payment-history" className={goOnStyle}>
          {words.payment.toHistory}
        </Link>
        <Link to="/dashboard/my-orders" className={goOnStyle}>
          {words.payment.backToOrders}
        </Link>
      </div>
    </Panel>
  );
}

function ToOrders() {
  return (
    <LinkButton to="/dashboard/my-orders" kind="secondary" className="justify-self-start">
      {words.payment.backToOrders}
    </LinkButton>
  );
}

/** Takes the focus when its title changes, since what was focused before has gone. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current?.textContent === title) heading.current.focus({ preventScroll: true });
  }, [title]);
  return (
    <section className="grid content-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
