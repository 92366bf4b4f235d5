import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import type { ReturnAnswer } from '../../../../shared/domain/returns.ts';
import { ApiError } from '../../../platform/api.ts';
import { getApi } from '../../../platform/api-client.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useStoredDraft } from '../../../ui/use-stored-draft.ts';
import { words } from '../../../words.ts';
import { returnsKey } from './return-queries.ts';

/** The answer that the seller is writing. */
export type Answering = { request: Pick<ReturnRequest, 'id' | 'title'>; answer: ReturnAnswer };

type Options = {
  /** Lists to read again. */
  queryKey?: QueryKey;
  /** An admin answers, since the seller has left. */
  byShop?: boolean;
  onAnswered?: (request: ReturnRequest) => void;
};

/**
 * Asks for a sentence, which stays until the answer is accepted.
 * @returns starts an answer, and the dialog to render beside the list
 */
export function useReturnAnswer({ queryKey = returnsKey, byShop = false, onAnswered }: Options = {}) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Answering>();
  const [isOpen, setOpen] = useState(false);
  const { draft, change, clear } = useStoredDraft(`return-answer-${pending?.request.id ?? ''}`, { text: '' });
  const { text } = draft;
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: ({ request, answer }: Answering) =>
      getApi().answerReturn({ params: { id: request.id }, body: { answer, text } }),
    onSuccess: (request) => {
      toast.success(words.returns.answered);
      onAnswered?.(request);
      clear();
      setOpen(false);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const texts = words.returns;
  const fieldError = isMissing
    ? texts.sentenceMissing
    : send.error instanceof ApiError
      ? send.error.fields.text
      : undefined;

  const begin = (next: Answering) => {
    send.reset();
    setMissing(false);
    setPending(next);
    setOpen(true);
  };
  const confirm = (next: Answering) => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') send.mutate(next);
  };

  const accepts = pending?.answer === 'accepted';
  const { acceptText, declineText } = byShop ? texts.byShop : texts;
  const dialog = pending ? (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      question={accepts ? texts.acceptQuestion : texts.declineQuestion}
      consequence={accepts ? acceptText(pending.request.title) : declineText(pending.request.title)}
      confirmLabel={accepts ? texts.accept : texts.decline}
      busy={send.isPending}
      onConfirm={() => confirm(pending)}
      focusAfter={() => document.getElementById(`return-${pending.request.id}`)}
    >
      <TextArea
        label={texts.sentence}
        error={fieldError}
        maxLength={2000}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {send.error && !fieldError ? <Notice kind="error">{errorMessage(send.error)}</Notice> : null}
    </ConfirmDialog>
  ) : null;

  return { begin, dialog };
}
