import { useHydrated } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Paid } from '../../../../shared/contract/checkout.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { words } from '../../../words.ts';

const ReturnDialog = lazyPart(async () => (await import('./return-dialog.tsx')).ReturnDialog);

type Props = { paid: Pick<Paid, 'id' | 'title'>; size?: 'small' };

/** Opens the form for a return; its script is loaded on the first press. */
export function ReturnButton({ paid, size }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        kind={size ? 'quiet' : 'secondary'}
        {...(size ? { size, 'aria-label': words.ui.actionOn(words.returns.open, paid.title) } : {})}
        className="print:hidden"
        disabled={!useHydrated()}
        onClick={open}
      >
        {words.returns.open}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ReturnDialog paid={paid} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
