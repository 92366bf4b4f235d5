import { words } from '../words.ts';
import { Button } from './button.tsx';

type Props = { more: boolean; busy: boolean; onMore: () => void; busyLabel?: string };

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
