import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Listing } from '../../../../shared/contract/listings.ts';
import { listingCan } from '../../../../shared/domain/listing.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { changeRows } from '../../../platform/lists/change-rows.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { UndoLine } from '../../../ui/list/undo-line.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { asRuled } from './listing-state.ts';

type Action = {
  says: () => {
    label: string;
    done: string;
    /** Confirmation, only for an action that loses something. */
    question?: string;
    consequenceOf?: (name: string) => string;
  };
  run: (id: string) => Promise<unknown>;
  /** Optimistic change. */
  makes: Partial<Listing>;
};

const advertise: Action = {
  says: () => ({ label: words.myProducts.advertise, done: words.toast.advertised }),
  run: (id) => getApi().advertiseListing({ params: { id } }),
  makes: { advertised: true },
};
const stopAdvertising: Action = {
  says: () => ({
    label: words.myProducts.stopAdvertising,
    done: words.myProducts.stopped,
    question: words.myProducts.stopQuestion,
    consequenceOf: words.myProducts.stopText,
  }),
  run: (id) => getApi().updateListing({ params: { id }, body: { advertised: false } }),
  makes: { advertised: false },
};
const withdraw: Action = {
  says: () => ({
    label: words.myProducts.withdraw,
    done: words.myProducts.isWithdrawn,
    question: words.myProducts.withdrawQuestion,
    consequenceOf: words.myProducts.withdrawText,
  }),
  run: (id) => getApi().updateListing({ params: { id }, body: { available: false } }),
  makes: { available: false, withdrawn: true, advertised: false },
};
const relist: Action = {
  says: () => ({ label: words.myProducts.relist, done: words.myProducts.isRelisted }),
  run: (id) => getApi().updateListing({ params: { id }, body: { available: true } }),
  makes: { available: true, withdrawn: false },
};

/** Returns what the rules of `listingCan` allow. */
function actionsFor(listing: Listing, account: SessionAccount): Action[] {
  if (listing.hidden) return [];
  const [ruled, viewer] = asRuled(listing, account);
  if (listingCan.relist(ruled, viewer)) return [relist];
  return [
    ...(listingCan.advertise(ruled, viewer) ? [advertise] : []),
    ...(ruled.advertised && listingCan.change(ruled, viewer) ? [stopAdvertising] : []),
    ...(listingCan.change(ruled, viewer) ? [withdraw] : []),
  ];
}

export type ListingAction = {
  label: string;
  /** What the state of the listing suggests first. */
  isMain: boolean;
  busy: boolean;
  begin: () => void;
};

type Step = { action: Action; listing: Listing };

/**
 * Advertises, withdraws and relists a seller's listings (spec §4), optimistically.
 * @returns the actions that a listing allows, and the content above the list
 */
export function useListingActions(account: SessionAccount, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Step>();
  const [isOpen, setOpen] = useState(false);
  const [withdrawn, setWithdrawn] = useState<Listing[]>([]);
  const removeWithdrawn = (listing: Listing) =>
    setWithdrawn((listings) => listings.filter(({ id }) => id !== listing.id));
  const refresh = () => {
    // Also invalidates the public pages in this tab's cache.
    void queryClient.invalidateQueries({ queryKey: ['listings'] });
    return queryClient.invalidateQueries({ queryKey });
  };
  const show = (listing: Listing, made: Partial<Listing>) =>
    changeRows<Listing>(queryClient, queryKey, (one) => (one.id === listing.id ? { ...one, ...made } : one));

  const act = useMutation({
    mutationFn: ({ action, listing }: Step) => action.run(listing.id),
    onMutate: async ({ action, listing }) => {
      setOpen(false);
      const putBack = await show(listing, action.makes);
      document.getElementById(cellId(listing))?.focus();
      return putBack;
    },
    onSuccess: (_, { action, listing }) => {
      if (action !== withdraw) toast.success(action.says().done);
      removeWithdrawn(listing);
      if (action === withdraw) setWithdrawn((listings) => [listing, ...listings]);
    },
    onError: (error, _, putBack) => {
      putBack?.();
      toast.error(errorMessage(error));
    },
    onSettled: refresh,
  });
  const restoring = useMutation({
    mutationFn: async ({ id, advertised }: Listing) => {
      await relist.run(id);
      if (advertised) await advertise.run(id);
    },
    onMutate: (listing) => show(listing, listing),
    onSuccess: (_, listing) => {
      toast.success(relist.says().done);
      removeWithdrawn(listing);
      document.getElementById(cellId(listing))?.focus();
    },
    onError: (error, _, putBack) => {
      putBack?.();
      toast.error(errorMessage(error));
    },
    onSettled: refresh,
  });

  const begin = (step: Step) => {
    if (!step.action.says().question) return act.mutate(step);
    setPending(step);
    setOpen(true);
  };

  const allowedOn = (listing: Listing): ListingAction[] =>
    actionsFor(listing, account).map((action) => ({
      label: action.says().label,
      isMain: action === advertise || action === relist,
      busy: act.isPending && act.variables.listing.id === listing.id,
      begin: () => begin({ action, listing }),
    }));

  const says = pending?.action.says();
  const above = (
    <div className="grid gap-2 empty:absolute">
      {withdrawn.map((listing) => (
        <UndoLine
          key={listing.id}
          announce
          text={words.myProducts.wasWithdrawn(listing.title)}
          name={listing.title}
          busy={restoring.isPending && restoring.variables.id === listing.id}
          onUndo={() => restoring.mutate(listing)}
        />
      ))}
      {pending && says ? (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          question={says.question ?? ''}
          consequence={says.consequenceOf?.(pending.listing.title)}
          confirmLabel={says.label}
          onConfirm={() => act.mutate(pending)}
          focusAfter={() => document.getElementById(cellId(pending.listing))}
        />
      ) : null}
    </div>
  );

  return { allowedOn, above };
}

/** Returns the id of the element around a listing's buttons: the focus goes there when the pressed one disappears. */
export const cellId = (listing: Listing) => `actions-${listing.id}`;
