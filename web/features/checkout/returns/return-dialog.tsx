import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Paid } from '../../../../shared/contract/checkout.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadingText } from '../../../ui/loading-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useStoredDraft } from '../../../ui/use-stored-draft.ts';
import { words } from '../../../words.ts';
import { type ReturnDraft, ReturnForm } from './return-form.tsx';
import { returnQuery } from './return-queries.ts';
import { ReturnStanding } from './return-standing.tsx';

type Props = { paid: Pick<Paid, 'id' | 'title'>; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for a return, or shows the state of the request. */
export function ReturnDialog({ paid, open, onOpenChange }: Props) {
  const { data: choice, error } = useQuery({ ...returnQuery(paid.id), enabled: open });
  const { draft, change, clear } = useStoredDraft<ReturnDraft>(`return-${paid.id}`, { reason: '', text: '' });
  const [isAgain, setAgain] = useState(false);
  const [wasSent, setSent] = useState(false);
  const request = isAgain ? undefined : choice?.request;
  const content = () => {
    if (!choice) return error ? <Notice kind="error">{errorMessage(error)}</Notice> : <LoadingText />;
    if (request)
      return (
        <ReturnStanding
          request={request}
          wasSent={wasSent}
          shopDecides={choice.shopDecides === true}
          {...(choice.canAsk ? { onAskAgain: () => setAgain(true) } : {})}
        />
      );
    if (!choice.canAsk) return <Notice kind="info">{words.returns.cannotAsk}</Notice>;
    return (
      <ReturnForm
        paidId={paid.id}
        mustAccept={choice.mustAccept}
        shopDecides={choice.shopDecides === true}
        draft={draft}
        onChange={change}
        onSent={() => {
          setSent(true);
          clear();
          setAgain(false);
        }}
      />
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.returns.title}
      description={words.returns.about(paid.title)}
    >
      {content()}
    </Dialog>
  );
}
