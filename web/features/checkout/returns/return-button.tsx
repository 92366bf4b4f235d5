import { useHydrated } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Paid } from '../../../../shared/contract/checkout.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { words } from '../../../words.ts';
import { isGivenBack } from '../purchases/describe-next-step.ts';

const ReturnDialog = lazyPart(async () => (await import('./return-dialog.tsx')).ReturnDialog);

type Props = { paid: Pick<Paid, 'id' | 'title' | 'refund' | 'returnState' | 'returnReason'>; size?: 'small' };

/** Opens the form for a return, or the buyer's request; its script is loaded on the first press. */
export function ReturnButton({ paid, size }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const isHydrated = useHydrated();
  if (!paid.returnState && isGivenBack(paid)) return null;
  const texts = words.returns;
  const yours = paid.returnReason === 'withdrawal' ? texts.yourWithdrawal : texts.yourRequest;
  const label = paid.returnState ? yours : texts.open;
  return (
    <>
      <Button
        kind={size ? 'quiet' : 'secondary'}
        {...(size ? { size, 'aria-label': words.ui.actionOn(label, paid.title) } : {})}
        className={`print:hidden ${size ? '-ms-3 tabled:ms-0 tabled:-me-3 tabled:min-w-24 tabled:text-end' : ''}`}
        disabled={!isHydrated}
        onClick={open}
      >
        {label}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ReturnDialog paid={paid} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
