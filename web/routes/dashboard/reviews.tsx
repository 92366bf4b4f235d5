import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ReportButton } from '../../features/cases/report-button.tsx';
import { reviewedSalesQuery } from '../../features/reviews/review-queries.ts';
import { ReviewedSale } from '../../features/reviews/reviewed-sale.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/reviews')({
  head: titledHead('reviews'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(reviewedSalesQuery),
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { data: sales } = useSuspenseQuery(reviewedSalesQuery);
  const open = sales.filter(({ canReview }) => canReview);
  const written = sales.filter(({ mine, theirs, canReview }) => !canReview && (mine || theirs));
  const texts = words.reviews;
  return (
    <>
      <PageHeading title={words.titles.reviews} lede={texts.lede} />
      <div className="grid gap-12">
        <Section title={texts.toWrite} lede={open.length > 0 ? texts.toWriteLede : undefined}>
          {open.length > 0 ? (
            <Sales sales={open} />
          ) : (
            <EmptyState text={texts.nothingToWrite} hint={texts.nothingHint} />
          )}
        </Section>
        {written.length > 0 ? (
          <Section title={texts.written}>
            <Sales sales={written} />
          </Section>
        ) : null}
      </div>
    </>
  );
}

const Sales = ({ sales }: { sales: Parameters<typeof ReviewedSale>[0]['sale'][] }) => (
  <ul className="grid max-w-3xl border-line border-t">
    {sales.map((sale) => (
      <ReviewedSale
        key={sale.fulfillmentId}
        sale={sale}
        report={(kind, targetId) => <ReportButton kind={kind} targetId={targetId} />}
      />
    ))}
  </ul>
);
