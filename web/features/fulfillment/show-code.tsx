import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { handoverAddress } from '../../../shared/domain/handover-code.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

const QrCode = lazyPart(async () => (await import('../../ui/qr-code.tsx')).QrCode);

/** The buyer's code, on request: for the seller's camera, large enough to read, and spoken digit by digit. */
export function ShowCode({ id, isMain }: { id: string; isMain: boolean }) {
  const ask = useMutation({ mutationFn: () => getApi().getHandoverCode({ params: { id } }) });
  const said = words.fulfillment;
  const code = ask.data?.code;
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status" className="w-full empty:hidden">
        {code ? (
          <div className="grid justify-items-center gap-1 rounded-card bg-sunken px-4 py-6 text-center">
            <p className="text-muted text-sm">{said.code}</p>
            <CodeDigits code={code} />
            <div className="my-3 size-52">
              <Suspense>
                <QrCode text={handoverAddress(window.location.origin, id, code)} label={words.handover.qr} />
              </Suspense>
            </div>
            <p className="max-w-prose text-balance text-muted text-sm">{said.codeText}</p>
          </div>
        ) : null}
      </div>
      {ask.error ? <Notice kind="error">{errorMessage(ask.error)}</Notice> : null}
      <Button
        kind={isMain && !code ? 'primary' : 'secondary'}
        className="max-sm:w-full"
        busy={ask.isPending}
        busyLabel={said.showing}
        onClick={() => (code ? ask.reset() : ask.mutate())}
      >
        {code ? said.hideCode : said.showCode}
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
