import { useHydrated } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { CaseKind } from '../../../../shared/domain/cases.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { words } from '../../../words.ts';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Opens the form that reports a listing, or its seller; its script comes with the first press. */
export function ReportButton({ listingId, kind = 'listing' }: { listingId: string; kind?: CaseKind }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        kind="quiet"
        {...(kind === 'account' ? { size: 'small', className: '-me-3' } : { className: 'justify-self-start' })}
        disabled={!useHydrated()}
        onClick={open}
      >
        {words.report.open[kind]}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} listingId={listingId} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
