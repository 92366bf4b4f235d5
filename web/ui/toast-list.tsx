import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, useState } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { words } from '../words.ts';
import { TOAST_GAP, toastPlacement } from './place-messages.ts';
import { WithLogin } from './with-login.tsx';

/** Toast durations in milliseconds (spec §9). The library keeps the newest 20, the spec's limit. */
export const toastDurations = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};

const heightOf = (toasts: readonly Toast[]) => toasts.reduce((sum, { height = 0 }) => sum + height + TOAST_GAP, 0);

/** Shows toasts, newest first, where they cover neither titles nor Undo; hover or focus pauses them. */
export function ToastList() {
  const { toasts, handlers } = useToaster({ removeDelay: 240, ...toastDurations });
  const list = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<'foot' | 'head'>('foot');
  const newest = toasts[0]?.id;
  useLayoutEffect(() => {
    if (newest && list.current) setPlace(toastPlacement(list.current));
  }, [newest]);
  return (
    <section
      ref={list}
      aria-label={words.ui.messages}
      // Only transforms move a toast without a layout shift.
      style={{ gridTemplateRows: `${heightOf(toasts)}px`, alignContent: place === 'head' ? 'start' : 'safe end' }}
      className={`print:hidden pointer-events-none fixed inset-x-0 top-16 bottom-(--foot) z-60 grid justify-items-center overflow-y-auto px-4 py-2 ${place === 'head' ? 'items-start' : 'items-end'}`}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((message, at) => (
        <ToastCard
          key={message.id}
          message={message}
          shift={heightOf(toasts.slice(0, at).filter(({ visible }) => visible)) * (place === 'head' ? 1 : -1)}
          onHeight={handlers.updateHeight}
        />
      ))}
    </section>
  );
}

type CardProps = { message: Toast; shift: number; onHeight: (id: string, height: number) => void };

function ToastCard({ message, shift, onHeight }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const height = card.current?.offsetHeight;
    if (height !== undefined && height !== message.height) onHeight(message.id, height);
  });
  return (
    <div
      ref={card}
      data-leaving={message.visible ? undefined : ''}
      style={{ gridArea: '1 / 1', translate: `0 ${shift}px` }}
      className="pointer-events-auto flex items-center gap-2.5 rounded-3xl border border-line bg-surface py-1 pr-1 pl-4 shadow-card motion-calm starting:opacity-0 data-leaving:opacity-0"
    >
      {message.type === 'success' ? <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-positive" /> : null}
      {message.type === 'error' ? <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" /> : null}
      <p className="py-1.5">
        <WithLogin>{resolveValue(message.message, message)}</WithLogin>
      </p>
      <button
        type="button"
        aria-label={words.ui.dismiss}
        onClick={() => toast.dismiss(message.id)}
        className="grid size-9 shrink-0 place-items-center rounded-full text-muted motion-quick hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
