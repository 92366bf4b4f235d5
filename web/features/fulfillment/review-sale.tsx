import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showDate } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import { ReviewForm } from '../reviews/review-form.tsx';
import { reviewedSalesQuery } from '../reviews/review-queries.ts';

export function ReviewSale({ fulfillmentId, name }: { fulfillmentId: string; name: string }) {
  const { data: sales, error, isFetching, refetch } = useQuery(reviewedSalesQuery);
  const [isOpen, setOpen] = useState(false);
  const place = useFocusStays<HTMLDivElement>();
  const texts = words.fulfillment;
  if (!sales)
    return error ? (
      <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-11 w-48" />
    );
  const sale = sales.find((one) => one.fulfillmentId === fulfillmentId);
  if (sale?.canReview)
    return (
      <div {...place}>
        {isOpen ? (
          <ReviewForm sale={sale} />
        ) : (
          <div className="grid grid-cols-1 justify-items-start gap-3">
            <p className="text-muted">{texts.reviewText(showDate(sale.until))}</p>
            <Button className="max-sm:w-full" onClick={() => setOpen(true)}>
              <span dir="auto">{texts.review(name)}</span>
            </Button>
          </div>
        )}
      </div>
    );
  return (
    <div {...place} className="grid grid-cols-1 justify-items-start gap-3">
      {sale?.mine ? <p>{texts.reviewed}</p> : null}
      <LinkButton to="/dashboard/reviews" kind="secondary" className="max-sm:w-full">
        {texts.toReviews}
      </LinkButton>
    </div>
  );
}
