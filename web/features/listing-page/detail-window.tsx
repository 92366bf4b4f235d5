import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Listing } from '../../../shared/contract/listings.ts';
import { LoadingText } from '../../ui/loading-text.tsx';
import { loadDetailModal } from '../listings/load-detail-modal.ts';

type Modal = Awaited<ReturnType<typeof loadDetailModal>>;

/** Mounts the detail modal; its script loads on demand. @param known listings to show at once */
export function DetailWindow({ known }: { known: readonly Listing[] }) {
  const listing = useLocation({ select: ({ state }) => state.listing });
  const [last, setLast] = useState(listing);
  const [modal, setModal] = useState<{ Modal?: Modal; error?: unknown }>({});
  // Keeps the listing visible during the fade-out.
  if (listing !== undefined && listing !== last) setLast(listing);
  const wanted = last !== undefined;

  useEffect(() => {
    if (wanted)
      loadDetailModal().then(
        (Modal) => setModal({ Modal }),
        (error: unknown) => setModal({ error }),
      );
  }, [wanted]);

  if (modal.error) throw modal.error;
  if (last === undefined) return null;
  if (modal.Modal)
    return <modal.Modal id={last} open={listing !== undefined} known={known.find(({ id }) => id === last)} />;
  return (
    <div className="fixed inset-x-0 bottom-6 z-50 mx-auto w-fit rounded-full bg-surface px-5 py-2 shadow-raised">
      <LoadingText />
    </div>
  );
}
