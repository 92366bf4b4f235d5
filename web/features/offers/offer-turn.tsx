import Clock from 'lucide-react/icons/clock';
import type { Conversation, ShownOffer } from '../../../shared/contract/conversations.ts';
import { Badge } from '../../ui/badge.tsx';
import { words } from '../../words.ts';
import { TimeLeft } from './time-left.tsx';

type Props = {
  offer: Pick<ShownOffer, 'state' | 'by' | 'expiresAt'>;
  /** The reader's. */
  role: Conversation['role'];
  /** False under a heading that says it. */
  namesTurn?: boolean | undefined;
};

/** Whose turn it is and for how long, or the result. */
export function OfferTurn({ offer, role, namesTurn = true }: Props) {
  if (offer.state !== 'open')
    return (
      <span className="justify-self-start">
        <Badge tone={offer.state === 'accepted' ? 'positive' : 'neutral'}>{words.offers.states[offer.state]}</Badge>
      </span>
    );
  const isMine = offer.by === 'them';
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      {namesTurn ? (
        <Badge tone={isMine ? 'accent' : 'neutral'}>
          {isMine ? words.offers.yourTurn : words.offers.theirTurn[role === 'buyer' ? 'seller' : 'buyer']}
        </Badge>
      ) : null}
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden="true" className="size-4" />
        <TimeLeft until={offer.expiresAt} />
      </span>
    </span>
  );
}
