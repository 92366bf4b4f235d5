import { useSuspenseQuery } from '@tanstack/react-query';
import type { CaseContext } from '../../../shared/contract/cases/context.ts';
import type { ModerationCase } from '../../../shared/contract/cases.ts';
import { showDate, showMoney } from '../../platform/i18n/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words.ts';
import { ReviewText } from '../reviews/review-text.tsx';
import { caseContextQuery } from './case-queries.ts';
import { ReportedMessages } from './reported-messages.tsx';

/** Shows the reported thing as people see it: a message among others, a review with its sale, a listing's text. */
export function CaseInContext({ one }: { one: ModerationCase }) {
  const { listing, flaggedWords, messages, review } = useSuspenseQuery(caseContextQuery(one.id)).data;
  const texts = words.cases;
  if (!listing) return null;
  return (
    <Section title={texts.context} lede={one.kind === 'listing' ? undefined : listing.title}>
      {messages ? <ReportedMessages messages={messages} /> : null}
      {review ? <ReportedReview review={review} isReply={one.kind === 'reply'} /> : null}
      {one.kind === 'listing' ? (
        <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
          {listing.description}
          {listing.defects ? `\n\n${words.listingPage.defects}: ${listing.defects}` : ''}
        </p>
      ) : null}
      {flaggedWords ? <p className="text-warning">{texts.flagged(flaggedWords.join(', '))}</p> : null}
    </Section>
  );
}

/** @param isReply the reply is judged, not the review */
function ReportedReview({ review, isReply }: { review: NonNullable<CaseContext['review']>; isReply: boolean }) {
  const { writer, about, reply, hidden, replyHidden, priceCents, completedAt, at, ...written } = review;
  const texts = words.cases;
  return (
    <div className="grid max-w-2xl gap-3 rounded-card border border-line p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <span dir="auto" className="wrap-anywhere min-w-0">
          {texts.reviewOf(writer.name, about.name)}
        </span>
        {hidden ? <Badge tone="danger">{texts.hiddenOne}</Badge> : null}
      </p>
      <ReviewText
        review={{ ...written, ...(reply ? { reply: { text: reply, at } } : {}) }}
        about={about.name}
        replyNote={
          isReply || replyHidden ? (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {isReply ? <strong className="font-medium text-warning">{texts.reportedOne}</strong> : null}
              {replyHidden ? <Badge tone="danger">{texts.hiddenOne}</Badge> : null}
            </span>
          ) : null
        }
      />
      <p className="text-muted text-sm">
        <Dotted>
          {showDate(at)}
          {completedAt ? texts.soldFor(showMoney(priceCents), showDate(completedAt)) : null}
        </Dotted>
      </p>
    </div>
  );
}
