import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { showDate } from '../../../platform/i18n/formats.ts';
import { showPrice } from '../../../platform/i18n/show-price.ts';
import { Badge } from '../../../ui/badge.tsx';
import { RowPicture } from '../../../ui/list/row-picture.tsx';
import { words } from '../../../words.ts';
import { ListingName } from '../../listings/listing-name.tsx';
import { newestPaidQuery } from '../paid-queries.ts';
import { NextStep } from './next-step.tsx';

const lineStyle =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-line border-b py-4 tabled:grid-cols-[auto_minmax(0,1fr)_22rem] *:last:col-span-2 tabled:*:last:col-span-1';

/** Shows nothing to a person who has bought nothing. */
export function BoughtLast({ email }: { email: string }) {
  const { data } = useInfiniteQuery(newestPaidQuery(email));
  const bought = data?.pages.flatMap(({ items }) => items) ?? [];
  if (bought.length === 0) return null;
  return (
    <section className="mt-8 grid gap-4" aria-labelledby="bought-last">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="bought-last" className="text-2xl">
          {words.purchases.title}
        </h2>
        <Link to="/dashboard/payment-history" className="inline-flex min-h-11 items-center text-link">
          {words.purchases.all}
        </Link>
      </div>
      <div className="@container/list">
        <ul className="grid border-line border-t">
          {bought.map((paid) => (
            <li key={paid.id} className={lineStyle}>
              <RowPicture image={paid.image} id={paid.listingId} />
              <span className="grid gap-1 font-medium">
                <ListingName title={paid.title} category={paid.category} id={paid.listingId} />
                <span className="font-normal text-muted text-sm">{words.purchases.paidOn(showDate(paid.paidAt))}</span>
                {paid.refund ? (
                  <span className="justify-self-start">
                    <Badge>{words.paymentHistory.refunds[paid.refund](showPrice(paid.refunded ?? '0'))}</Badge>
                  </span>
                ) : null}
              </span>
              <span className="justify-self-end tabled:justify-self-start">
                <NextStep paid={paid} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
