import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Furniture } from '../../../shared/contract/listings.ts';
import { listingCan } from '../../../shared/domain/listing.ts';
import { getApi } from '../../api-client.ts';
import type { SessionAccount } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { words } from '../../words.ts';
import { changeRows } from './change-rows.ts';
import { errorMessage } from './error-message.ts';
import { asRuled } from './listing-state.ts';

type Action = {
  says: () => {
    label: string;
    done: string;
    /** Asked before; an action that gives nothing up has none. */
    question?: string;
    consequenceOf?: (name: string) => string;
  };
  run: (id: string) => Promise<unknown>;
  /** What it makes of the piece. */
  makes: Partial<Furniture>;
};

const advertise: Action = {
  says: () => ({ label: words.myProducts.advertise, done: words.toast.advertised }),
  run: (id) => getApi().advertiseListing({ params: { id } }),
  makes: { advertise: 'true' },
};
const stopAdvertising: Action = {
  says: () => ({
    label: words.myProducts.stopAdvertising,
    done: words.myProducts.stopped,
    question: words.myProducts.stopQuestion,
    consequenceOf: words.myProducts.stopText,
  }),
  run: (id) => getApi().updateListing({ params: { id }, body: { advertise: 'false' } }),
  makes: { advertise: 'false' },
};
const withdraw: Action = {
  says: () => ({
    label: words.myProducts.withdraw,
    done: words.myProducts.isWithdrawn,
    question: words.myProducts.withdrawQuestion,
    consequenceOf: words.myProducts.withdrawText,
  }),
  run: (id) => getApi().updateListing({ params: { id }, body: { isAvailable: 'false' } }),
  makes: { isAvailable: 'false', withdrawn: true, advertise: 'false' },
};
const relist: Action = {
  says: () => ({ label: words.myProducts.relist, done: words.myProducts.isRelisted }),
  run: (id) => getApi().updateListing({ params: { id }, body: { isAvailable: 'true' } }),
  makes: { isAvailable: 'true', withdrawn: false },
};

/** What the seller may do with a piece just now, by the rules that the server refuses by. */
function actionsFor(piece: Furniture, account: SessionAccount): Action[] {
  const [listing, viewer] = asRuled(piece, account);
  if (listingCan.relist(listing, viewer)) return [relist];
  return [
    ...(listingCan.advertise(listing, viewer) ? [advertise] : []),
    ...(listing.advertised && listingCan.change(listing, viewer) ? [stopAdvertising] : []),
    ...(listingCan.change(listing, viewer) ? [withdraw] : []),
  ];
}

type Step = { action: Action; piece: Furniture };

/**
 * Advertises, withdraws and relists a seller's pieces (spec §4); what gives something up is asked before. A row shows at
 * once what becomes of it, and again what it was when the server says no.
 * @returns a row's buttons, with what else the row can do after them; and the question, which stands beside the list
 */
export function useListingActions(account: SessionAccount, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Step>();
  const [isOpen, setOpen] = useState(false);

  const act = useMutation({
    mutationFn: ({ action, piece }: Step) => action.run(piece._id),
    onMutate: async ({ action, piece }) => {
      setOpen(false);
      const putBack = await changeRows<Furniture>(queryClient, queryKey, (one) =>
        one._id === piece._id ? { ...one, ...action.makes } : one,
      );
      document.getElementById(cellId(piece))?.focus();
      return putBack;
    },
    onSuccess: async (_, { action }) => {
      toast.success(action.says().done);
      // The shop's own pages, which this tab may have shown just before, changed as well.
      void queryClient.invalidateQueries({ queryKey: ['listings'] });
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: (error, _, putBack) => {
      putBack?.();
      toast.error(errorMessage(error));
    },
  });

  const begin = (step: Step) => {
    if (!step.action.says().question) return act.mutate(step);
    setAsked(step);
    setOpen(true);
  };

  const buttonsFor = (piece: Furniture, more: ReactNode) => (
    <span id={cellId(piece)} tabIndex={-1} className="flex flex-wrap justify-end gap-1 whitespace-nowrap outline-none">
      {actionsFor(piece, account).map((action) => (
        <Button
          key={action.says().label}
          kind={action === advertise ? 'secondary' : 'quiet'}
          size="small"
          disabled={act.isPending && act.variables.piece._id === piece._id}
          aria-label={words.ui.actionOn(action.says().label, piece.title)}
          onClick={() => begin({ action, piece })}
        >
          {action.says().label}
        </Button>
      ))}
      {more}
    </span>
  );

  const says = asked?.action.says();
  const dialog =
    asked && says ? (
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        question={says.question ?? ''}
        consequence={says.consequenceOf?.(asked.piece.title)}
        confirmLabel={says.label}
        onConfirm={() => act.mutate(asked)}
        focusAfter={() => document.getElementById(cellId(asked.piece))}
      />
    ) : null;

  return { buttonsFor, dialog };
}

/** Where the focus goes when the button that was pressed has gone. */
const cellId = (piece: Furniture) => `actions-${piece._id}`;
