import type { Conversation } from '../../../shared/contract/conversations.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';
import { PayLink } from './pay-link.tsx';
import { TimeLeft } from './time-left.tsx';

type Props = Pick<Conversation, 'role' | 'listing' | 'other'> & { hold: NonNullable<Conversation['hold']> };

/** Agreed price, who has the hold and until when, and the buyer's pay link. */
export function HoldBanner({ role, listing, other, hold: { amountCents, until } }: Props) {
  const texts = words.offers;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-positive-soft px-3 py-2">
      <p className="grid text-positive">
        <span className="font-medium">{texts.agreed(showMoney(amountCents))}</span>
        <span className="text-sm">
          {role === 'buyer' ? texts.heldForYou : texts.heldFor(other.name)} · <TimeLeft until={until} />
        </span>
      </p>
      {role === 'buyer' ? <PayLink listing={listing} amountCents={amountCents} size="small" /> : null}
    </div>
  );
}
