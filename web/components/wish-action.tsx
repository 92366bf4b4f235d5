import type { Furniture } from '../../shared/contract/listings.ts';
import { useSession } from '../session.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { words } from '../words.ts';
import { WishButton } from './wish-button.tsx';

/**
 * The way to the wishlist (spec §2): the button for signed-in people, the spec's prompt for others. Until it is known
 * who is looking the room is kept, and a visitor without scripts reads the prompt.
 */
export function WishAction({ listing }: { listing: Furniture }) {
  const session = useSession();
  if (listing.isAvailable !== 'true') return <Notice kind="info">{words.piece.goneFromShop}</Notice>;
  if (session.account && session.account.email === listing.sellerEmail)
    return <Notice kind="info">{words.piece.ownListing}</Notice>;
  if (session.account) return <WishButton listing={listing} account={session.account} />;
  if (session.status === 'signed-out') return <LoginPrompt id={listing._id} />;
  return (
    <div className="min-h-12">
      <noscript>
        <LoginPrompt id={listing._id} />
      </noscript>
    </div>
  );
}

function LoginPrompt({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="grow-[99] basis-48">{words.piece.loginPrompt}</p>
      <LinkButton to="/login" search={{ from: `/furniture/${id}` }} className="grow">
        {words.nav.login}
      </LinkButton>
    </div>
  );
}
