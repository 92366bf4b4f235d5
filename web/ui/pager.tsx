import { words } from '../words.ts';
import { Button } from './button.tsx';

type Props = { more: boolean; busy: boolean; onMore: () => void; busyLabel?: string };

/** Asks for the next part of a list; gone when there is none. The rows already shown stay where they are. */
export function Pager({ more, busy, onMore, busyLabel = words.app.loading }: Props) {
  if (!more) return null;
  return (
    <div className="flex justify-center pt-8">
      <Button kind="secondary" busy={busy} busyLabel={busyLabel} onClick={onMore}>
        {words.ui.showMore}
      </Button>
    </div>
  );
}
