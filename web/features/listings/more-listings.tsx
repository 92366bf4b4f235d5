import { Link } from '@tanstack/react-router';
import { buttonStyle } from '../../ui/button-style.ts';
import { isPlainClick } from '../../ui/is-plain-click.ts';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

type Props = {
  next: string | undefined;
  busy: boolean;
  failed: boolean;
  onMore: () => void;
};

/** Link to the next part of a list; with scripts, appends it instead. */
export function MoreListings({ next, busy, failed, onMore }: Props) {
  if (!next) return null;
  return (
    <div className="grid justify-items-center gap-4 pt-12">
      {failed ? <Notice kind="error">{words.collection.moreFailed}</Notice> : null}
      <Link
        to="."
        search={(asked: object) => ({ ...asked, cursor: next })}
        rel="next"
        preload={false}
        aria-busy={busy || undefined}
        className={buttonStyle('secondary')}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (!busy) onMore();
        }}
      >
        {busy ? words.app.loading : words.ui.showMore}
      </Link>
    </div>
  );
}
