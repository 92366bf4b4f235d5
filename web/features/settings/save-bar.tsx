import { type ReactNode, useRef, useState } from 'react';
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

const card = 'grid gap-3 rounded-card sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center';
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
  return (
    <div ref={isShown ? publishFoot : undefined} className={`mt-6 ${isShown ? place : 'pt-2'}`}>
      <div className={`${card} ${isShown ? atFoot : ''}`}>
        {children ? <div className="sm:col-span-2">{children}</div> : null}
        <p role="status" className="text-sm empty:hidden">
          {isChanged ? texts.unsaved : isShown ? texts.allSaved : null}
        </p>
        <div className="flex flex-wrap gap-3 sm:col-start-2 sm:justify-end">
          {isChanged ? (
            <Button kind="secondary" onClick={() => setConfirms(true)}>
              {texts.discard}
            </Button>
          ) : null}
          <Button
            ref={save}
            type="submit"
            kind={isChanged ? 'primary' : 'secondary'}
            className="max-sm:grow"
            busy={isSaving}
            busyLabel={texts.saving}
          >
            {label}
          </Button>
        </div>
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
