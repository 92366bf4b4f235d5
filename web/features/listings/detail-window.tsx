import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Furniture } from '../../../shared/contract/listings.ts';
import { LoadingText } from '../../ui/loading-text.tsx';
import { loadDetailModal } from './load-detail-modal.ts';

type Modal = Awaited<ReturnType<typeof loadDetailModal>>;

/**
 * The place of the detail window on a page with cards; its script comes when the first piece is opened.
 * @param known pieces of the page, so that the window opens with what the card already knew
 */
export function DetailWindow({ known }: { known: readonly Furniture[] }) {
  const piece = useLocation({ select: ({ state }) => state.piece });
  const [last, setLast] = useState(piece);
  const [modal, setModal] = useState<{ Modal?: Modal; error?: unknown }>({});
  // While the window fades out it still shows the piece that it was opened for.
  if (piece !== undefined && piece !== last) setLast(piece);
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
    return <modal.Modal id={last} open={piece !== undefined} known={known.find(({ _id }) => _id === last)} />;
  return (
    <div className="fixed inset-x-0 bottom-6 z-50 mx-auto w-fit rounded-full bg-surface px-5 py-2 shadow-raised">
      <LoadingText />
    </div>
  );
}
