import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewedSale } from '../../../shared/contract/reviews.ts';
import { MAX_REVIEW, type ReviewTag, tagsFor } from '../../../shared/domain/review.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { reviewedSalesQuery } from './review-queries.ts';
import { type StarCount, StarField } from './star-field.tsx';

type Props = { sale: Pick<ReviewedSale, 'fulfillmentId' | 'role'> };

const empty = { stars: 0 as StarCount | 0, tags: [] as ReviewTag[], text: '' };

/** Reviews the other party of a completed sale. Input stays until it was sent. */
export function ReviewForm({ sale: { fulfillmentId, role } }: Props) {
  const { draft, change, clear, mayBeLost } = useStoredDraft(`review-${fulfillmentId}`, empty);
  const { stars, tags, text } = draft;
  const [isMissing, setMissing] = useState(false);
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: (chosen: StarCount) =>
      getApi().writeReview({ body: { fulfillmentId, stars: chosen, text, ...(tags.length > 0 ? { tags } : {}) } }),
    onSuccess: async () => {
      clear();
      toast.success(words.reviews.sent);
      await queryClient.invalidateQueries(reviewedSalesQuery);
    },
  });
  const fields = send.error instanceof ApiError ? send.error.fields : {};
  const texts = words.reviews;
  return (
    <form
      noValidate
      className="grid max-w-2xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(stars === 0);
        if (stars) send.mutate(stars);
      }}
    >
      <StayToSave isChanged={mayBeLost} />
      <StarField
        value={stars || undefined}
        error={isMissing && !stars ? texts.chooseStars : fields.stars}
        onChange={(count) => change({ stars: count })}
      />
      <ChoiceChips
        label={`${texts.whatWasGood} (${words.ui.optional})`}
        options={tagsFor(role).map((value) => ({ value, label: texts.tags[value] }))}
        chosen={tags}
        most={tagsFor(role).length}
        error={fields.tags}
        onChange={(chosen) => change({ tags: chosen })}
      />
      <TextArea
        label={`${texts.text} (${words.ui.optional})`}
        hint={texts.textHint(showCount(MAX_REVIEW))}
        maxLength={MAX_REVIEW}
        value={text}
        error={fields.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {send.error && Object.keys(fields).length === 0 ? <Notice kind="error">{errorMessage(send.error)}</Notice> : null}
      <Button type="submit" className="justify-self-start" busy={send.isPending} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </form>
  );
}
