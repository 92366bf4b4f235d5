import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { OfferForm } from './offer-form.tsx';
import { OfferResult } from './offer-result.tsx';
import type { Countered, MadeOffer, OfferListing } from './use-make-offer.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  listing: OfferListing;
  counter?: Countered | undefined;
  /** Amount of the open offer that a new one replaces. */
  replaces?: number | undefined;
};

/** Makes or counters an offer, and shows the result. Input stays when it closes. */
export function OfferDialog({ open, onOpenChange, listing, counter, replaces }: Props) {
  const of = counter ? `counter-offer-${counter.id}` : `offer-${listing.id}`;
  const { draft, change, clear } = useStoredDraft(of, { typed: '' });
  const [made, setMade] = useState<MadeOffer>();
  const finish = (offer: MadeOffer) => {
    clear();
    if (counter && offer.state === 'open') onOpenChange(false);
    else setMade(offer);
  };
  const toggle = (next: boolean) => {
    onOpenChange(next);
    if (!next) setMade(undefined);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      title={counter ? words.offers.counterTitle : words.offers.title(listing.title)}
    >
      {made ? (
        <OfferResult made={made} listing={listing} onMore={() => setMade(undefined)} onClose={() => toggle(false)} />
      ) : (
        <OfferForm
          listing={listing}
          counter={counter}
          replaces={replaces}
          typed={draft.typed}
          onType={(typed) => change({ typed })}
          onMade={finish}
        />
      )}
    </Dialog>
  );
}
