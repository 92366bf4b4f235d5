import { useState } from 'react';
import { MOST_REPORT_PHOTOS } from '../../../shared/domain/fulfillment.ts';
import type { SaleReason } from '../../../shared/words/fulfillment/sale-reasons.ts';
import { labelRefusals } from '../../../shared/words/refusals/labels.ts';
import { ApiError } from '../../platform/api.ts';
import { clearError } from '../../platform/clear-error.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { refusalText } from '../../platform/i18n/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonKind } from '../../ui/button-style.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { ComposerPhotos, PhotoButton } from '../images/composer-photos.tsx';
import { type KeptPhoto, readPhotos } from '../images/uploaded-photo.ts';
import { photosToStore, uploadedOf } from '../images/use-photo-list.ts';
import { usePhotos } from '../images/use-photos.ts';
import { useOpenStep } from './unsent-step.tsx';
import { useSaleAction } from './use-sale-action.ts';

export type Report = { reason: string; text: string; images: string[] };

type Props = {
  /** The step and its sale. */
  draftOf: string;
  /** On the button that opens it, and on the one that sends unless that has a word of its own. */
  act: string;
  submitLabel?: string;
  explained: string;
  /** None: the text alone is needed. */
  reasons: readonly SaleReason[];
  /** Of the text. */
  label: string;
  send: (report: Report) => Promise<unknown>;
  /** Style of the button. */
  kind?: ButtonKind;
  /** `needed`: at least one, besides the reason. */
  photos?: 'none' | 'possible' | 'needed';
};

const empty = { reason: '', text: '', photos: [] as KeptPhoto[] };
const reportPhotos = { call: 'uploadMessagePhoto', most: MOST_REPORT_PHOTOS } as const;

/** A button that asks for a reason, a text and photos, and sends them. What was typed stays until it was sent. */
export function ReportDialog({ draftOf, act, explained, reasons, label, send, ...more }: Props) {
  const { submitLabel = act, kind = 'quiet', photos: wanted = 'none' } = more;
  const [isOpen, setOpen] = useState(false);
  const { draft, ownerId, change, clear } = useStoredDraft(draftOf, empty);
  const { reason, text } = draft;
  const [begun] = useState(() => readPhotos(draft.photos, Date.now()));
  const photos = usePhotos(begun, (all) => change({ photos: photosToStore(all) }), {
    ...reportPhotos,
    keptFor: ownerId,
  });
  const images = uploadedOf(photos.photos).map(({ url }) => url);
  const [isUnsent, setUnsent] = useState(false);
  const failed = () => noteFailure();
  const sending = useSaleAction(
    send,
    () => {
      setOpen(false);
      for (const { key } of photos.photos) photos.remove(key);
      clear();
    },
    failed,
  );
  const known = reasons.find((one) => one === reason);
  const typed = [known && words.saleReasons.known[known], text].filter(Boolean).join('\n');
  const noteFailure = useOpenStep({
    step: `${draftOf} ${act}`,
    isOpen,
    isSending: sending.isPending,
    act,
    text: typed,
  });
  const texts = words.endingSale;
  const fields = sending.error instanceof ApiError ? sending.error.fields : {};
  const isUploading = photos.photos.some(({ step }) => step !== 'ready');
  const [isIncomplete, setIncomplete] = useState(false);
  const isMissing = { reason: reason === '', photo: images.length === 0 };
  const submit = () => {
    const isRefused = wanted === 'needed' && (isMissing.reason || isMissing.photo) && !isUploading;
    setIncomplete(isRefused);
    setUnsent(isUploading);
    if (!isRefused && !isUploading && !sending.isPending) sending.mutate({ reason, text, images });
  };
  return (
    <>
      <Button
        kind={kind}
        className={kind === 'quiet' ? '-ms-5 justify-self-start' : 'justify-self-start max-sm:w-full'}
        onClick={() => setOpen(true)}
      >
        {act}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={act} description={explained}>
        <form
          noValidate
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {reasons.length === 0 ? null : (
            <SelectField
              label={texts.reason}
              error={
                fields.reason ??
                (isIncomplete && isMissing.reason ? refusalText(labelRefusals.reasonNeeded()) : undefined)
              }
              value={reason}
              options={[
                { value: '', label: texts.choose },
                ...reasons.map((value) => ({ value, label: words.saleReasons.known[value] })),
              ]}
              onChange={({ target }) => {
                clearError(sending);
                change({ reason: target.value });
              }}
            />
          )}
          <TextArea
            label={label}
            hint={reasons.length === 0 ? undefined : texts.textHint}
            error={fields.text}
            maxLength={2000}
            value={text}
            onChange={({ target }) => {
              clearError(sending);
              change({ text: target.value });
            }}
          />
          {wanted === 'none' ? null : (
            <div className="grid gap-2">
              <p className="flex items-center gap-2 text-muted">
                <PhotoButton photos={photos} />
                {wanted === 'needed' ? texts.photoHint : words.disputes.photosHint}
              </p>
              <ComposerPhotos photos={photos} unsent={isUnsent && isUploading} />
              {isIncomplete && isMissing.photo ? <Notice kind="error">{texts.photoNeeded}</Notice> : null}
            </div>
          )}
          {sending.error && !fields.reason && !fields.text ? (
            <Notice kind="error">{errorMessage(sending.error)}</Notice>
          ) : null}
          <Button
            type="submit"
            kind={reasons.length === 0 ? 'primary' : 'danger'}
            busy={sending.isPending}
            busyLabel={texts.sending}
          >
            {submitLabel}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
