import { useMutation } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DetailedFulfillment } from '../../../../shared/contract/fulfillment.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';

const HandoverSheet = lazyPart(async () => (await import('./handover-sheet.tsx')).HandoverSheet);

/** Prints the sheet of the handover. Requests the buyer's code only now. */
export function PrintSheet({ one }: { one: DetailedFulfillment }) {
  const [isShown, setShown] = useState(false);
  const challenge = useMutation({
    mutationFn: async () =>
      one.role === 'buyer' ? (await getApi().getHandoverCode({ params: { id: one.id } })).code : undefined,
    onSuccess: () => setShown(true),
  });
  const texts = words.handover;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        kind="quiet"
        className="-ms-5"
        busy={challenge.isPending}
        busyLabel={words.fulfillment.showing}
        onClick={() => challenge.mutate()}
      >
        <Printer aria-hidden="true" className="size-4" />
        {texts.print}
      </Button>
      {challenge.error ? <Notice kind="error">{errorMessage(challenge.error)}</Notice> : null}
      {isShown
        ? createPortal(
            <Suspense>
              <HandoverSheet one={one} code={challenge.data} />
              <Print onDone={setShown} />
            </Suspense>,
            document.body,
          )
        : null}
    </div>
  );
}

/** Opens the print dialog once the sheet is there; a code does not stay in the page. */
function Print({ onDone }: { onDone: (isShown: false) => void }) {
  useEffect(() => {
    document.body.dataset.sheet = '';
    const done = () => {
      delete document.body.dataset.sheet;
      onDone(false);
    };
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => {
      window.removeEventListener('afterprint', done);
      delete document.body.dataset.sheet;
    };
  }, [onDone]);
  return null;
}
