import { words } from '../words.ts';
import { Button } from './button.tsx';

type Props = { more: boolean; busy: boolean; onMore: () => void };

/** Button for the next page; nothing at the end. */
export function Pager({ more, busy, onMore }: Props) {
  if (!more) return null;
  return (
    <div className="flex justify-center pt-8">
      <Button kind="secondary" busy={busy} busyLabel={words.app.loading} onClick={onMore}>
        {words.ui.showMore}
      </Button>
    </div>
  );
}
