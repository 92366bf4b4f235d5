import { showMoney } from '../../platform/i18n/formats.ts';
import type { ButtonSize } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { markLeaving } from '../../ui/mark-leaving.ts';
import { words } from '../../words.ts';

type Props = { listing: { id: string; title: string }; amountCents: number; size?: ButtonSize; className?: string };

/** Full page load: only that document may load the card provider. */
export function PayLink({ listing: { id, title }, amountCents, size = 'regular', className }: Props) {
  const amount = showMoney(amountCents);
  return (
    <LinkButton
      to="/dashboard/payment/$id"
      params={{ id }}
      search={{ buy: true }}
      reloadDocument
      onClick={markLeaving}
      preload={false}
      size={size}
      className={className}
      aria-label={words.offers.payFor(amount, title)}
    >
      {words.offers.pay(amount)}
    </LinkButton>
  );
}
