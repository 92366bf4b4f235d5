import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Listing } from '../../../shared/contract/listings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { useListing } from '../listings/use-listing.ts';
import { BuyBar } from './buy-bar.tsx';
import { ListingDetail } from './listing-detail.tsx';

type Props = { id: string; open: boolean; known?: Listing | undefined };

/** A listing in a modal over its list (spec §2). Closing it navigates back. */
export function DetailModal({ id, open, known }: Props) {
  const { listing, missing, failed, refetch } = useListing(id, known);
  const router = useRouter();
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  // Back is asynchronous; a second Escape must not leave the list too.
  const [closing, setClosing] = useState<string>();
  // Forward leads to the same entry again.
  if (closing !== undefined && closing !== entry) setClosing(undefined);
  const close = () => {
    setClosing(entry);
    router.history.back();
  };
  const title = missing ? words.titles.gone : failed ? words.failure.title : words.app.loading;
  return (
    <Dialog
      open={open && closing !== entry}
      onOpenChange={(next) => (next ? undefined : close())}
      title={listing?.title ?? title}
      width="wide"
      hasEntry
    >
      {listing ? (
        <>
          <ListingDetail listing={listing} />
          <BuyBar listing={listing} place="window" />
        </>
      ) : null}
      {missing ? <p className="text-muted">{words.listingPage.goneText}</p> : null}
      {failed ? (
        <div className="grid justify-items-start gap-4">
          <Notice kind="error">{words.listingPage.notLoaded}</Notice>
          <Button onClick={() => void refetch()}>{words.failure.tryAgain}</Button>
        </div>
      ) : null}
      {listing || missing || failed ? null : <LoadingText />}
    </Dialog>
  );
}
