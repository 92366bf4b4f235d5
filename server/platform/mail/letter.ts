import type { Language } from '../../../shared/domain/language.ts';

export type LetterListing = {
  title: string;
  /** For example `$480, Portland, Oregon`. */
  facts: string;
  url: string;
  /** URL, absolute or from the site's root. */
  image?: string | undefined;
};

/** User text is on one line and unescaped. */
export type Letter = {
  to: string;
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  listings?: readonly LetterListing[];
  /** The main action. */
  action?: { label: string; url: string };
  /** Small print: reason for the email, unsubscribe. */
  notes?: readonly { text: string; url?: string }[];
  unsubscribeUrl?: string;
};
