import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { MAX_MESSAGE } from '../../../shared/domain/conversation.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import { hasKeyboard } from '../../ui/has-keyboard.ts';
import { words } from '../../words.ts';
import { ComposerPhotos, PhotoButton } from '../images/composer-photos.tsx';
import type { ComposerState, Typed } from './use-composer.ts';

/** Remaining characters from which the count is shown. */
const SHOWS_COUNT = 200;

type Props = {
  composer: ComposerState;
  otherName: string;
  busy?: boolean;
  /** With its photos, for a connection. */
  canWait?: boolean;
  onSend: (message: Typed) => void;
  ref?: Ref<{ focus: () => void }>;
};

/** Grows with the text. Enter sends where there is a real keyboard. */
export function Composer({ composer, otherName, busy = false, canWait = false, onSend, ref }: Props) {
  const { text, write, photos, read } = composer;
  const area = useRef<HTMLTextAreaElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const noteId = useId();
  const texts = words.conversations;
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }));

  const over = text.trim().length - MAX_MESSAGE;
  const isEmpty = text.trim() === '' && photos.photos.length === 0;
  const send = async () => {
    area.current?.focus();
    if (isEmpty || over > 0 || isWaiting || busy) return;
    setUnsent(false);
    setWaiting(true);
    const haveArrived = await photos.settled();
    setWaiting(false);
    if (haveArrived || (canWait && photos.areReadyOrWaiting())) onSend(read());
    else setUnsent(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="grid gap-2"
    >
      <ComposerPhotos photos={photos} unsent={unsent} />
      <div className="flex items-end gap-2">
        <PhotoButton photos={photos} />
        <textarea
          ref={area}
          rows={1}
          value={text}
          placeholder={texts.placeholder}
          aria-label={texts.compose(otherName)}
          aria-describedby={noteId}
          aria-invalid={over > 0 || undefined}
          enterKeyHint="enter"
          onKeyDown={onKeyDown}
          onChange={({ target }) => write(target.value)}
          className="field-sizing-content w-0 placeholder-shown:overflow-hidden placeholder-shown:whitespace-nowrap max-h-40 min-h-11 min-w-0 grow resize-none rounded-3xl border border-edge bg-surface px-4 py-2.25 text-base leading-normal placeholder:text-muted motion-quick hover:border-ink aria-invalid:border-danger"
        />
        <button
          type="submit"
          aria-label={isWaiting ? texts.sendingPhotos : texts.send}
          title={texts.send}
          aria-busy={isWaiting || busy || undefined}
          aria-disabled={isEmpty || over > 0 || isWaiting || busy || undefined}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-ink motion-quick hover:bg-accent-strong aria-disabled:bg-sunken aria-disabled:text-muted"
        >
          <SendHorizontal
            aria-hidden="true"
            className={`size-5 ${isWaiting || busy ? 'motion-safe:animate-pulse' : ''}`}
          />
        </button>
      </div>
      <p id={noteId} className={`px-14 text-sm empty:hidden ${over > 0 ? 'text-danger' : 'text-muted'}`}>
        {over > 0
          ? texts.tooLong(showCount(over))
          : over > -SHOWS_COUNT
            ? texts.left(showCount(text.trim().length), showCount(MAX_MESSAGE))
            : null}
      </p>
    </form>
  );
}
