import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { words } from '../../../words.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })));

/** Opens the form that reports a listing; its script comes with the first press. */
export function ReportButton({ listingId }: { listingId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button kind="quiet" className="justify-self-start" disabled={!useHydrated()} onClick={open}>
        {words.piece.report}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ReportDialog listingId={listingId} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
