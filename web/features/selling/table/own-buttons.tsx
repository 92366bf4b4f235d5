import type { Listing } from '../../../../shared/contract/listings.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { words } from '../../../words.ts';
import { ownKey } from '../../listings/own-queries.ts';
import { mayChange } from './listing-state.ts';
import { useListingActions } from './use-listing-actions.tsx';

/** What a seller can do with the listing on its own page. */
export function OwnButtons({ listing, account }: { listing: Listing; account: SessionAccount }) {
  const { buttonsFor, above } = useListingActions(account, ownKey(account.email));
  const { edit } = words.myProducts;
  return (
    <div className="grid gap-3">
      {above}
      <div className="flex flex-wrap items-center gap-2">
        {mayChange(listing, account) ? (
          <LinkButton
            to="/dashboard/edit/$id"
            params={{ id: listing.id }}
            kind="secondary"
            size="small"
            aria-label={words.ui.actionOn(edit, listing.title)}
          >
            {edit}
          </LinkButton>
        ) : null}
        {buttonsFor(listing, null)}
      </div>
    </div>
  );
}
