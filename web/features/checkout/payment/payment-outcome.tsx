import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { isFinal, mayStartAgain, settlementQuery } from './settlement.ts';

/** Shows the state after a confirmed card. */
export function PaymentOutcome({ wish, onStartAgain }: { wish: Order; onStartAgain: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(settlementQuery(wish));
  // Success has its own URL: a reload or Back does not pay again.
  if (data === 'paid') return <Navigate to="/dashboard/paid/$id" params={{ id: wish.listingId }} replace />;
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

function ToOrders() {
  return (
    <LinkButton to="/dashboard/my-orders" kind="secondary" className="justify-self-start">
      {words.payment.backToOrders}
    </LinkButton>
  );
}

/** Moves focus to itself when its title changes, because the previous focus was removed. */
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
