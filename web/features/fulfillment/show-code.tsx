import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { handoverAddress } from '../../../shared/domain/handover-code.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

const QrCode = lazyPart(async () => (await import('../../ui/qr-code.tsx')).QrCode);

/** The buyer's code, on request: for the seller's camera, large enough to read, and read out digit by digit. */
export function ShowCode({ id, isMain }: { id: string; isMain: boolean }) {
  const request = useMutation({ mutationFn: () => getApi().getHandoverCode({ params: { id } }) });
  const [isLarge, setLarge] = useState(false);
  const texts = words.fulfillment;
  const code = request.data?.code;
  const qr = (width: string) =>
    code ? (
      <Suspense>
        <QrCode text={handoverAddress(window.location.origin, id, code)} label={words.handover.qr} width={width} />
      </Suspense>
    ) : null;
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status" className="w-full empty:hidden">
        {code ? (
          <div className="grid justify-items-center gap-1 rounded-card bg-sunken px-4 py-6 text-center">
            <p className="text-muted text-sm">{texts.code}</p>
            <CodeDigits code={code} />
            <div className="my-3 size-52">{qr('w-52')}</div>
            <Button kind="secondary" size="small" className="mb-2" onClick={() => setLarge(true)}>
              {words.handover.enlarge}
            </Button>
            <p className="max-w-prose text-balance text-muted text-sm">{texts.codeText}</p>
            <Dialog open={isLarge} onOpenChange={setLarge} title={texts.code}>
              <div className="grid justify-items-center gap-5 pb-2 text-center">
                <CodeDigits code={code} />
                <div className="aspect-square w-full max-w-[55dvh]">{qr('w-full')}</div>
                <p className="text-balance text-muted text-sm">{texts.codeText}</p>
              </div>
            </Dialog>
          </div>
        ) : null}
      </div>
      {request.error ? <Notice kind="error">{errorMessage(request.error)}</Notice> : null}
      <Button
        kind={isMain && !code ? 'primary' : 'secondary'}
        className="max-sm:w-full"
        busy={request.isPending}
        busyLabel={texts.showing}
        onClick={() => (code ? request.reset() : request.mutate())}
      >
        {code ? texts.hideCode : texts.showCode}
      </Button>
    </div>
  );
}

export const CodeDigits = ({ code }: { code: string }) => (
  <>
    <p aria-hidden="true" className="price font-display text-6xl leading-none tracking-wide">
      {code.slice(0, 3)} {code.slice(3)}
    </p>
    <p className="sr-only">{[...code].join(', ')}</p>
  </>
);
