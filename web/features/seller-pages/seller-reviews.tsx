import { useInfiniteQuery } from '@tanstack/react-query';
import { useDayOf } from '../../platform/i18n/use-day-of.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { ReportButton } from '../cases/report-button.tsx';
import { ReviewText } from '../reviews/review-text.tsx';
import { sellerReviewsQuery } from './seller-queries.ts';

/** Reviews by buyers, newest first. */
export function SellerReviews({ sellerId, name }: { sellerId: string; name: string }) {
  const dayOf = useDayOf();
  const list = useInfiniteQuery(sellerReviewsQuery(sellerId));
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const texts = words.reviews;
  if (list.isLoadingError)
    return (
      <div className="grid justify-items-start gap-4">
        <Notice kind="error">{texts.notLoaded}</Notice>
        <Button kind="secondary" size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          {words.failure.tryAgain}
        </Button>
      </div>
    );
  if (reviews.length === 0)
    return (
      <p className="max-w-prose text-muted">
        {texts.none} {texts.noneHint}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-6">
      <ul className="grid w-full max-w-2xl border-line border-t" aria-busy={list.isFetchingNextPage}>
        {reviews.map(({ writer, title, at, ...review }) => (
          <li key={review.id} className="grid gap-2 border-line border-b py-5 last:border-b-0">
            <ReviewText review={review} about={name} replyNote={<ReportButton kind="reply" targetId={review.id} />} />
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p dir="auto" className="wrap-anywhere min-w-0 text-muted text-sm">
                {writer ? texts.boughtBy(writer, title) : texts.bought(title)}, {dayOf(at)}
              </p>
              <ReportButton kind="review" targetId={review.id} />
            </div>
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError ? <Notice kind="error">{texts.notLoaded}</Notice> : null}
      {list.hasNextPage ? (
        <Button kind="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
}
