import type {
  NotificationGroup,
  NotificationKind,
  NotificationParams,
} from '../../../../shared/domain/notification.ts';

/** Formats of a language, and how many things a notification stands for. */
export type Manner = { count: number; money(cents: number): string; time(iso: string, timeZone?: string): string };

/** `title`: one line, the mail's subject. `text`: one or two sentences after a greeting. */
export type Said = { title: string; text: string };

export type NotificationWords = {
  kinds: { [K in NotificationKind]: (params: NotificationParams[K], manner: Manner) => Said };
  /** The calendar's entry of an agreed time. */
  calendar: { title: (title: string) => string; text: string };
  /** Label of the button. */
  open: Record<NotificationGroup, string>;
  hello: (name: string) => string;
  /** Why the mail was sent. */
  why: Record<'saved' | 'search' | 'other' | 'fixed', string>;
  stop: string;
  stopAll: string;
  choose: string;
  digest: { subject: (count: number) => string; text: string; open: string };
};
