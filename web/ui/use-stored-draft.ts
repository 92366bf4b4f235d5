import { deepEqual } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  type DraftOwner,
  dropFormDraft,
  ownerOf,
  readFormDraft,
  storeFormDraft,
  visitor,
} from '../platform/form-drafts.ts';
import { useSession } from '../platform/session.ts';

/**
 * A draft that stays on the device until it was sent.
 * @param of names the form and what it is about
 * @param known whose it is, where no session is known
 */
export function useStoredDraft<Draft extends object>(of: string, empty: Draft, known?: DraftOwner) {
  const session = useDraftOwner();
  const owner = known ?? session;
  const place = `${of}:${owner.id}`;
  const open = () => ({ place, owner, of, draft: readFormDraft(owner, of, empty) });
  const [state, setState] = useState(open);
  const [isStored, setStored] = useState(true);
  const now = state.place === place ? state : open();
  if (now !== state) setState(now);
  const isTyped = !deepEqual(now.draft, empty);

  useEffect(() => {
    if (isTyped) setStored(storeFormDraft(now.owner, now.of, now.draft));
    else dropFormDraft(now.owner, now.of);
  }, [now, isTyped]);

  return {
    ownerId: now.owner.id,
    draft: now.draft,
    isTyped,
    /** Where the device stores nothing. */
    mayBeLost: isTyped && !isStored,
    change: (changed: Partial<Draft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...changed } })),
    /** After sending; also when the form is gone by then. */
    clear() {
      dropFormDraft(now.owner, now.of);
      setState((before) => ({ ...before, draft: empty }));
    },
  };
}

/** The last one while the session has ended by itself. */
function useDraftOwner(): DraftOwner {
  const { status, account, expired } = useSession();
  const known = account ? ownerOf(account) : status === 'loading' || expired ? undefined : visitor;
  const [last, setLast] = useState(known ?? visitor);
  if (known && known.id !== last.id) setLast(known);
  return known ?? last;
}
