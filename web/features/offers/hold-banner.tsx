import type { Conversation } from '../../../shared/contract/conversations.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { words } from '../../words.ts';
import { PayLink } from './pay-link.tsx';
import { TimeLeft } from './time-left.tsx';

type Props = Pick<Conversation, 'role' | 'listing' | 'other'> & { hold: NonNullable<Conversation['hold']> };

/** Agreed price, who has the hold and until when, and the buyer's pay link. */
export function HoldBanner({ role, listing, other, hold: { amountCents, until } }: Props) {
  const texts = words.offers;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-positive-soft px-3 py-2 low:flex-nowrap low:gap-x-2 low:py-1">
      <p className="grid min-w-0 text-positive low:leading-tight">
        <span className="font-medium low:text-sm">{texts.agreed(showMoney(amountCents))}</span>
        <span dir="auto" className="text-sm">
          {/* On a low screen, the badge above says so. */}
          <span className="low:hidden">
            <Dotted>
              {role === 'buyer' ? texts.heldForYou : texts.heldFor(other.name)}
              <TimeLeft until={until} />
            </Dotted>
          </span>
          <span className="hidden low:inline">
            <TimeLeft until={until} />
          </span>
        </span>
      </p>
      {role === 'buyer' ? (
        <PayLink listing={listing} amountCents={amountCents} size="small" className="shrink-0" />
      ) : null}
    </div>
  );
}
