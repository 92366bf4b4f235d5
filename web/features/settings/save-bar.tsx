import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { publishFoot } from '../../ui/publish-foot.ts';
import { words } from '../../words.ts';

type Props = {
  label: string;
  isChanged: boolean;
  isSaving: boolean;
  onDiscard: () => void;
  /** Why saving failed, where no field says it. */
  children?: ReactNode;
};

const card =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-card sm:grid-cols-[minmax(0,1fr)_auto_auto]';
const atFoot = 'border border-edge bg-surface px-4 py-3 tall:shadow-raised';
/** A low window has no room for it. */
const place = 'tall:sticky bottom-[calc(var(--tab-bar)+var(--offline-strip))] z-20 py-2';

/** Saves or discards a form; from its first change on, stays at the foot of the screen while the form is on it. */
export function SaveBar({ label, isChanged, isSaving, onDiscard, children }: Props) {
  const [isShown, setShown] = useState(isChanged);
  const [confirms, setConfirms] = useState(false);
  const save = useRef<HTMLButtonElement>(null);
  const texts = words.settings;
  if (isChanged && !isShown) setShown(true);
  useEffect(() => {
    if (!isShown) return;
    // It may cover the field, and publishes its height within a frame.
    const show = () => document.activeElement?.scrollIntoView({ block: 'nearest' });
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  return (
    <div ref={isShown ? publishFoot : undefined} className={`mt-6 ${isShown ? place : 'pt-2'}`}>
      <div className={`${card} ${isShown ? atFoot : ''}`}>
        {children ? <div className="col-span-2 sm:col-span-3">{children}</div> : null}
        <p role="status" className="text-sm empty:hidden">
          {isChanged ? texts.unsaved : isShown ? texts.allSaved : null}
        </p>
        {isChanged ? (
          <Button kind="quiet" className="justify-self-end" busy={isSaving} onClick={() => setConfirms(true)}>
            {texts.discard}
          </Button>
        ) : null}
        <Button
          ref={save}
          type="submit"
          kind={isChanged ? 'primary' : 'secondary'}
          className="col-start-1 col-span-2 sm:col-span-1 sm:col-start-3"
          busy={isSaving}
          busyLabel={texts.saving}
        >
          {label}
        </Button>
      </div>
      <ConfirmDialog
        open={confirms}
        onOpenChange={setConfirms}
        question={texts.discardQuestion}
        consequence={texts.discardText}
        confirmLabel={texts.discard}
        danger
        focusAfter={() => (isChanged ? undefined : save.current)}
        onConfirm={() => {
          setConfirms(false);
          onDiscard();
        }}
      />
    </div>
  );
}
