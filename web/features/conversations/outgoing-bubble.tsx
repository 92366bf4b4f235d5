import { showTime } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import { usePreviews } from '../images/use-previews.ts';
import { bubbleStyle } from './message-bubble.tsx';
import { MessagePhotos } from './message-photos.tsx';
import { deleteOutgoing, type Outgoing } from './outbox.ts';
import { resendFailed } from './send-outbox.ts';

const unsent = 'justify-self-end rounded-br-sm border border-accent border-dashed bg-accent-soft text-ink';

/** A failed message can be sent again or moved back to the composer. */
export function OutgoingBubble({
  outgoing,
  accountId,
  onEdit,
}: {
  outgoing: Outgoing;
  accountId: string;
  onEdit: ((outgoing: Outgoing) => void) | undefined;
}) {
  const texts = words.conversations;
  const { text, images, failure, waits, at } = outgoing;
  const previews = usePreviews(images);
  return (
    <div className="grid max-w-[85%] gap-1 justify-self-end sm:max-w-[70%]">
      <span className="sr-only">{texts.you}: </span>
      {images.length > 0 ? (
        <MessagePhotos images={previews.map((url) => ({ url, width: 800, height: 600 }))} side="me" />
      ) : null}
      {text ? (
        <p
          dir="auto"
          className={`wrap-anywhere w-fit whitespace-pre-line rounded-2xl px-3.5 py-2 ${failure || waits ? unsent : bubbleStyle.me}`}
        >
          {text}
        </p>
      ) : null}
      {failure ? (
        <div role="alert" className="grid justify-items-end gap-1.5 text-end text-danger text-sm">
          <p>
            {texts.failed} {failure}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            {onEdit ? (
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  deleteOutgoing(accountId, outgoing);
                  onEdit(outgoing);
                }}
              >
                {texts.edit}
              </Button>
            ) : null}
            <Button kind="secondary" size="small" onClick={() => resendFailed(accountId, outgoing)}>
              {texts.retry}
            </Button>
          </div>
        </div>
      ) : (
        <p className="text-end text-muted text-xs">{waits ? texts.waiting : `${showTime(at)} · ${texts.sending}`}</p>
      )}
    </div>
  );
}
