import { type ReactNode, useState } from 'react';
import type { ReviewedSale as Sale } from '../../../shared/contract/reviews.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewText } from './review-text.tsx';

type Props = {
  sale: Sale;
  /** Reports what the other person wrote, by the review's id. */
  report: (kind: 'review' | 'reply', id: string) => ReactNode;
};

/** One completed sale: its form, or what was written about it. */
export function ReviewedSale({ sale, report }: Props) {
  const { listing, other, role, mine, theirs, canReview, until } = sale;
  const [isOpen, setOpen] = useState(false);
  const place = useFocusStays<HTMLDivElement>();
  const texts = words.reviews;
  return (
    <li className="grid gap-4 border-line border-b py-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <RowPicture image={listing.image} id={listing.id} />
        <div className="grid gap-0.5">
          <h3 dir="auto" className="wrap-anywhere font-display text-xl">
            {listing.title}
          </h3>
          <p dir="auto" className="wrap-anywhere text-muted">
            {role === 'buyer' ? texts.boughtFrom(other.name) : texts.soldTo(other.name)}
          </p>
          {canReview ? <p className="text-muted text-sm">{texts.until(showDate(until))}</p> : null}
        </div>
      </div>
      {canReview ? (
        <div {...place} className="grid">
          {isOpen ? (
            <ReviewForm sale={sale} />
          ) : (
            <Button
              className="justify-self-start"
              aria-label={words.ui.actionOn(texts.write, listing.title)}
              onClick={() => setOpen(true)}
            >
              {texts.write}
            </Button>
          )}
        </div>
      ) : null}
      {mine ? (
        <div className="grid gap-2">
          <h4 className="font-medium text-sm">{texts.yours}</h4>
          <ReviewText review={mine} about={other.name} replyNote={report('reply', mine.id)} />
          <p className="text-muted text-sm">{standing(mine, until)}</p>
        </div>
      ) : null}
      {theirs ? (
        <div className="grid gap-2">
          <h4 dir="auto" className="wrap-anywhere font-medium text-sm">
            {texts.theirs(other.name)}
          </h4>
          <ReviewText
            review={theirs}
            about={texts.you}
            replyNote={theirs.replyHidden ? <span className="text-muted text-sm">{texts.replyIsHidden}</span> : null}
          />
          {theirs.reply ? null : <ReplyForm reviewId={theirs.id} name={other.name} />}
          {report('review', theirs.id)}
        </div>
      ) : null}
    </li>
  );
}

function standing({ hidden, shown }: NonNullable<Sale['mine']>, until: string): string {
  if (hidden) return words.reviews.isHidden;
  return shown ? words.reviews.isShown : words.reviews.waits(showDate(until));
}
