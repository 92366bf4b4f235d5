import { ApiError } from '../../platform/api.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';

/** Milliseconds for Undo; paused while the toast is hovered or focused. */
export const UNDO_MILLISECONDS = 8_000;

/** Shows a toast with an Undo button. */
export function showUndo(text: string, undo: () => Promise<unknown>): void {
  toast(
    (shown) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere line-clamp-2">{text}</span>
        <button
          type="button"
          className={buttonStyle('secondary', 'small')}
          onClick={() => {
            toast.dismiss(shown.id);
            undo().catch((error: unknown) =>
              toast.error(error instanceof ApiError ? error.message : words.failure.text),
            );
          }}
        >
          {words.ui.undo}
        </button>
      </span>
    ),
    { duration: UNDO_MILLISECONDS },
  );
}

/** Shows that saves are only on this device; once for several saves. */
export function showLogin(): void {
  const { pathname, search } = window.location;
  const from = new URLSearchParams({ from: `${pathname}${search}` });
  toast(
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {words.saved.onDevice}
      <a href={`/login?${from}`} className="text-link">
        {words.saved.loginToKeep}
      </a>
    </span>,
    { id: 'saved-on-device', duration: UNDO_MILLISECONDS },
  );
}
