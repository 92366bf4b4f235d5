import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { useSession } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { CodeForm } from './code-form.tsx';
import { recordHandover } from './offline/record-handover.ts';
import { RecordedNotice } from './offline/recorded-notice.tsx';
import { useStoredHandovers } from './offline/use-stored-handovers.ts';
import { readFulfillmentsAgain } from './use-live-fulfillments.ts';

/** The seller confirms the handover with the buyer's code, also without a connection. */
export function TypeCode({ id, isMain }: { id: string; isMain: boolean }) {
  const cache = useQueryClient();
  const { account } = useSession();
  const stored = useStoredHandovers().find((one) => one.id === id && one.accountId === account?.id);
  const redeem = (code: string) =>
    getApi()
      .handOver({ params: { id }, body: { code } })
      .catch((error: unknown) => {
        if (stored && error instanceof ApiError && error.status === 0) return recordHandover(stored, code);
        throw error;
      });
  if (stored?.recorded) return <RecordedNotice stored={stored} />;
  return (
    <div className="grid gap-3">
      {/* Also after a refusal: it may be done already. */}
      <CodeForm
        id={id}
        accountId={account?.id}
        isMain={isMain}
        isOpened
        redeem={redeem}
        onSettled={() => readFulfillmentsAgain(cache)}
      />
      {stored ? <p className="text-muted text-sm">{words.handover.offlineReady}</p> : null}
    </div>
  );
}
