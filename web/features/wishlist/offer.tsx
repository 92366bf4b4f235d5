import { toast } from 'react-hot-toast/headless';
import { ApiError } from '../../platform/api.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { words } from '../../words.ts';

/** Milliseconds in which something can be taken back; the clock stands while the strip is pointed at or has the focus. */
export const OFFERED = 8_000;

/** Says what was done, with a button that takes it back. */
export function offerUndo(text: string, undo: () => Promise<unknown>): void {
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
    { duration: OFFERED },
  );
}

/** Tells a visitor that what they saved is kept on this device alone, once for however many they save. */
export function offerLogin(): void {
  const { pathname, search } = window.location;
  const from = new URLSearchParams({ from: `${pathname}${search}` });
  toast(
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {words.saved.onDevice}
      <a href={`/login?${from}`} className="text-link">
        {words.saved.loginToKeep}
      </a>
    </span>,
    { id: 'saved-on-device', duration: OFFERED },
  );
}
