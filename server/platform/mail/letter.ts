import type { Language } from '../../../shared/domain/language.ts';

export type LetterListing = {
  title: string;
  /** For example `$480, Portland, Oregon`. */
  facts: string;
  url: string;
  /** Absolute or from the site's root. */
  image?: string | undefined;
};

/** User text is unescaped, on one line. */
export type Letter = {
  to: string;
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  listings?: readonly LetterListing[];
  /** The main action. */
  action?: { label: string; url: string };
  /** Small print: why it was sent, unsubscribe. */
  notes?: readonly { text: string; url?: string }[];
  /** A calendar file (RFC 5545), attached. */
  calendar?: string | undefined;
  unsubscribeUrl?: string;
  /** Address of the other party, where it is given. */
  replyTo?: string | undefined;
};
