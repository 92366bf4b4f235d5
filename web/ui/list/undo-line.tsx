import { words } from '../../words.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

type Props = {
  text: string;
  name: string;
  announce?: boolean;
  busy: boolean;
  onUndo: () => void;
};

/** Undo line, because a toast of 2 s (spec §9) disappears too soon. */
export function UndoLine({ text, name, announce, busy, onUndo }: Props) {
  return (
    <Notice kind="success" announce={announce}>
      <span data-undo className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {text}
        <Button
          kind="secondary"
          size="small"
          className="-my-1"
          busy={busy}
          aria-label={words.ui.actionOn(words.ui.undo, name)}
          onClick={onUndo}
        >
          {words.ui.undo}
        </Button>
      </span>
    </Notice>
  );
}
