import type { Listing } from '../../../../shared/contract/listings.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { words } from '../../../words.ts';
import { ownKey } from '../../listings/own-queries.ts';
import { mayChange } from './listing-state.ts';
import { cellId, useListingActions } from './use-listing-actions.tsx';

/** What a seller can do with the listing on its own page. */
export function OwnButtons({ listing, account }: { listing: Listing; account: SessionAccount }) {
  const { allowedOn, above } = useListingActions(account, ownKey(account.email));
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
        <span id={cellId(listing)} tabIndex={-1} className="flex flex-wrap gap-1 outline-none">
          {allowedOn(listing).map(({ label, isMain, busy, begin }) => (
            <Button
              key={label}
              kind={isMain ? 'secondary' : 'quiet'}
              size="small"
              busy={busy}
              aria-label={words.ui.actionOn(label, listing.title)}
              onClick={begin}
            >
              {label}
            </Button>
          ))}
        </span>
      </div>
    </div>
  );
}
