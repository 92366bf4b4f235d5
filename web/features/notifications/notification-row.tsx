import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Notification } from '../../../shared/contract/notifications.ts';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { isPlainClick } from '../../ui/is-plain-click.ts';
import { words } from '../../words.ts';
import { KindIcon } from './kind-icon.tsx';
import { notificationText } from './notification-text.ts';

type Props = { notification: Notification; isNew: boolean; onOpen: (() => void) | undefined };

/** One notification, as a link to what it is about. */
export function NotificationRow({ notification, isNew, onOpen }: Props) {
  const router = useRouter();
  const { href, image, at, kind } = notification;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen?.();
    void router.navigate({ href });
  };
  return (
    <li className="border-line border-b last:border-0">
      <a
        href={href}
        onClick={open}
        className="grid min-h-16 grid-cols-[3rem_minmax(0,1fr)_0.5rem] items-center gap-3 px-4 py-3 no-underline motion-quick hover:bg-sunken"
      >
        {image ? (
          <img
            src={pictureUrl(image, 320)}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
            className="size-12 rounded-control bg-sunken object-cover"
          />
        ) : (
          <span className="grid size-12 place-items-center rounded-control bg-sunken text-muted">
            <KindIcon kind={kind} />
          </span>
        )}
        <span className="grid gap-0.5">
          <span dir="auto" className={`wrap-anywhere line-clamp-3 leading-snug ${isNew ? 'font-medium' : ''}`}>
            {isNew ? <span className="sr-only">{words.notifications.isNew}: </span> : null}
            {notificationText(notification)}
          </span>
          <time dateTime={at} className="text-muted text-sm">
            {when(at)}
          </time>
        </span>
        {isNew ? <span aria-hidden="true" className="size-2 rounded-full bg-accent" /> : null}
      </a>
    </li>
  );
}

function when(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? `${words.notifications.today}, ${showTime(at)}` : `${showDate(at)}, ${showTime(at)}`;
}
