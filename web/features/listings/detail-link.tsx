import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../ui/is-plain-click.ts';
import { loadDetailModal } from './load-detail-modal.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The listing shown in a modal over this history entry. */
    listing?: string;
  }
}

type Props = { id: string; className: string; children: ReactNode };

/** A plain click opens a modal with the same address; reload or a new tab open the page. */
export function DetailLink({ id, className, children }: Props) {
  const navigate = useNavigate();
  const openWindow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate({
      to: '.',
      search: true,
      state: { listing: id },
      mask: { to: '/furniture/$id', params: { id }, unmaskOnReload: true },
      resetScroll: false,
      // View transition from the card picture to the modal's (styles/app.css).
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
