import { useHydrated } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { CaseKind } from '../../../shared/domain/cases.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Opens the report form; its script is loaded on the first press. */
export function ReportButton({ targetId, kind = 'listing' }: { targetId: string; kind?: CaseKind }) {
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
        {...(kind === 'listing'
          ? { className: '-mx-5 justify-self-start' }
          : { size: 'small', className: '-mx-3 justify-self-start' })}
        disabled={!useHydrated()}
        onClick={open}
      >
        {words.caseKind[kind].report}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} targetId={targetId} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
