import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

type Props = {
  /** What became of it. */
  text: string;
  /** What the button is about, for who does not see the line. */
  name: string;
  /** Reads the line out, where no message says what happened. */
  announce?: boolean;
  busy: boolean;
  onUndo: () => void;
};

/** Stands above a list after something left it, since a toast of 2 s (spec §9) is gone before a hand has found it. */
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
