import { useLocation } from '@tanstack/react-router';
import { showMoney } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { PayLink } from './pay-link.tsx';
import type { MadeOffer, OfferListing } from './use-make-offer.ts';
import { useOfferHours } from './use-offer-hours.ts';

type Props = { made: MadeOffer; listing: OfferListing; onMore: () => void; onClose: () => void };

/** The result of an offer, which the seller's rules may answer at once. */
export function OfferResult({ made: { state, conversationId, amountCents }, listing, onMore, onClose }: Props) {
  const texts = words.offers;
  const isThread = useLocation({ select: ({ pathname }) => pathname.endsWith(conversationId) });
  const { open, held } = useOfferHours();
  const amount = showMoney(amountCents);
  const isDeclined = state === 'declined';
  const [title, text] =
    state === 'accepted'
      ? [texts.isAccepted(amount), texts.acceptAsBuyer(held)]
      : isDeclined
        ? [texts.isDeclined(amount), texts.isDeclinedText]
        : [texts.isSent(amount), texts.isSentText(open)];
  return (
    <div className="grid gap-4">
      <Notice kind={isDeclined ? 'warning' : 'success'} announce>
        <p className="font-medium">{title}</p>
        <p>{text}</p>
      </Notice>
      {state === 'accepted' ? <PayLink listing={listing} amountCents={amountCents} /> : null}
      {isDeclined ? <Button onClick={onMore}>{texts.offerMore}</Button> : null}
      {isThread ? (
        <Button kind="secondary" onClick={onClose}>
          {texts.backToThread}
        </Button>
      ) : (
        <LinkButton to="/messages/$" params={{ _splat: conversationId }} kind="secondary" preload={false}>
          {texts.toThread}
        </LinkButton>
      )}
    </div>
  );
}
