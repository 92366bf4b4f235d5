import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../shell/is-plain-click.ts';
import { loadDetailModal } from './load-detail-modal.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The piece that is shown in a window over the page of this entry. */
    piece?: string;
  }
}

type Props = { id: string; className?: string; children: ReactNode };

/**
 * A link to a piece's own page. A plain click shows the piece in a window over the list instead, under the same
 * address: going back closes it, and reloading, sharing or a new tab give the page (design §6).
 */
export function DetailLink({ id, className, children }: Props) {
  const navigate = useNavigate();
  const openWindow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate({
      to: '.',
      search: true,
      state: { piece: id },
      mask: { to: '/furniture/$id', params: { id }, unmaskOnReload: true },
      resetScroll: false,
      // The card's picture grows into the window's (styles/app.css).
      viewTransition: window.matchMedia('(prefers-reduced-motion: no-preference)').matches,
    });
  };
  const prepare = () => void loadDetailModal().catch(() => undefined);
  return (
    <Link
      to="/furniture/$id"
      params={{ id }}
      preload={false}
      className={className}
      onClick={openWindow}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </Link>
  );
}
