import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_REVIEW } from '../../../shared/domain/review.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { reviewedSalesQuery } from './review-queries.ts';

/** For the reviewed person; opens with a press. */
export function ReplyForm({ reviewId, name }: { reviewId: string; name: string }) {
  const { draft, isTyped, change, clear, mayBeLost } = useStoredDraft(`reply-${reviewId}`, { text: '' });
  const { text } = draft;
  const [isOpen, setOpen] = useState(isTyped);
  const place = useFocusStays<HTMLDivElement>();
  const queryClient = useQueryClient();
  const texts = words.reviews;
  const send = useMutation({
    mutationFn: () => getApi().replyToReview({ params: { id: reviewId }, body: { text } }),
    onSuccess: async () => {
      clear();
      toast.success(texts.answered);
      await queryClient.invalidateQueries(reviewedSalesQuery);
    },
  });
  const fields = send.error instanceof ApiError ? send.error.fields : {};
  if (!isOpen)
    return (
      <div {...place} className="grid">
        <Button
          kind="secondary"
          size="small"
          className="justify-self-start"
          aria-label={words.ui.actionOn(texts.answer, name)}
          onClick={() => setOpen(true)}
        >
          {texts.answer}
        </Button>
      </div>
    );
  return (
    <div {...place}>
      <form
        noValidate
        className="grid max-w-2xl gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <StayToSave isChanged={mayBeLost} />
        <TextArea
          label={texts.answerText}
          hint={texts.answerHint}
          maxLength={MAX_REVIEW}
          value={text}
          error={fields.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        {send.error && Object.keys(fields).length === 0 ? (
          <Notice kind="error">{errorMessage(send.error)}</Notice>
        ) : null}
        <Button type="submit" className="justify-self-start" busy={send.isPending}>
          {texts.sendAnswer}
        </Button>
      </form>
    </div>
  );
}
