import { useSession } from '../../platform/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { markLeaving } from '../../ui/mark-leaving.ts';
import { words } from '../../words.ts';

type Props = { listing: { id: string; title: string }; className: string };

/** Opens payment by a full page load: only that document may load the card provider. */
export function BuyNow({ listing: { id, title }, className }: Props) {
  const isSignedOut = useSession().status === 'signed-out';
  const name = `${words.listingPage.buyNow}: ${title}`;
  const label = words.listingPage.buyNow;
  return isSignedOut ? (
    <LinkButton
      to="/login"
      search={{ from: `/dashboard/payment/${id}?buy=true` }}
      preload={false}
      aria-label={name}
      className={className}
    >
      {label}
    </LinkButton>
  ) : (
    <LinkButton
      to="/dashboard/payment/$id"
      params={{ id }}
      search={{ buy: true }}
      reloadDocument
      onClick={markLeaving}
      preload={false}
      aria-label={name}
      className={className}
    >
      {label}
    </LinkButton>
  );
}
