import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import type { SellerPage } from '../../../shared/contract/seller-pages.ts';
import { locales } from '../../../shared/domain/language.ts';
import { showCount, showNumber } from '../../platform/i18n/formats.ts';
import { textSettings } from '../../platform/i18n/text-settings.ts';
import { useDayOf } from '../../platform/i18n/use-day-of.ts';
import { words } from '../../words.ts';
import { Stars } from '../reviews/stars.tsx';
import { WithdrawalNotice } from '../sellers/withdrawal-notice.tsx';

/** Sales figures, and what the shop has checked. */
export function SellerFacts({ seller }: { seller: SellerPage }) {
  const { rating, reviewCount, soldCount, replyMinutes, cancellations } = seller;
  const texts = words.sellerPage;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <dl className="grid grid-cols-2 content-start gap-x-8 gap-y-6 sm:grid-cols-4">
        <Figure name={texts.rating}>
          {rating === null ? (
            texts.noRating
          ) : (
            <span className="grid gap-1">
              {showNumber(rating)}
              <span className="flex flex-wrap items-center gap-x-2 font-normal font-sans text-sm">
                <Stars rating={rating} label={words.reviews.average(showNumber(rating))} />
                {words.reviews.count(showCount(reviewCount), reviewCount === 1)}
              </span>
            </span>
          )}
        </Figure>
        <Figure name={texts.sold}>{showCount(soldCount)}</Figure>
        <Figure name={texts.replies}>
          {replyMinutes === null ? texts.unknown : texts.about(showDuration(replyMinutes))}
        </Figure>
        <Figure name={texts.cancelled}>{showCount(cancellations)}</Figure>
      </dl>
      <div className="grid content-start gap-4 rounded-card bg-sunken p-5">
        <Checked seller={seller} />
        <WithdrawalNotice trader={seller.trader} />
      </div>
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-1">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="font-display text-2xl tabular-nums leading-tight">{children}</dd>
  </div>
);

function Checked({ seller: { checked, verifiedSince } }: { seller: SellerPage }) {
  const dayOf = useDayOf();
  const texts = words.sellerPage;
  const lines = [
    ...(verifiedSince ? [texts.checkedName(dayOf(verifiedSince))] : []),
    ...(checked.includes('email') ? [texts.checkedEmail] : []),
  ];
  return (
    <div className="grid gap-2">
      <h2 className="font-sans font-medium text-base">{texts.checked}</h2>
      {lines.length === 0 ? (
        <p className="text-muted text-sm">{texts.checkedNothing}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {lines.map((line) => (
            <li key={line} className="flex items-start gap-2">
              <BadgeCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Formats minutes in the largest unit that fits: `40 minutes`, `3 hours`, `2 days`. */
function showDuration(minutes: number): string {
  const [unit, size] = minutes < HOUR ? ['minute', 1] : minutes < DAY ? ['hour', HOUR] : ['day', DAY];
  const format = new Intl.NumberFormat(locales[textSettings().language], {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
  });
  return format.format(Math.max(1, Math.round(minutes / Number(size))));
}
