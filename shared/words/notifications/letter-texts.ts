import type { NotificationKind, NotificationParams } from '../../domain/notification.ts';
import type { Text } from '../texts.ts';

/** Formats of a language, and how many things a notification stands for. */
export type Manner = { count: number; money(cents: number): string; time(iso: string, timeZone?: string): string };

/** `title`: one line, the mail's subject. `text`: one or two sentences after a greeting. */
export type LetterText = { title: string; text: string };

export type LetterTexts = {
  readonly [K in NotificationKind]?: Text<(params: NotificationParams[K], manner: Manner) => LetterText>;
};
