import type { Language } from '../../../shared/domain/language.ts';

/** A listing as a mail shows it: a picture, a title and a line of facts, all of which lead to its page. */
export type LetterListing = {
  title: string;
  /** Such as `$480, Portland, Oregon`. */
  facts: string;
  url: string;
  /** The address of a picture, from the root of the site or whole. */
  image?: string | undefined;
};

/** A mail before it is written as text and as HTML. What people wrote in it is on one line and not escaped. */
export type Letter = {
  to: string;
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  listings?: readonly LetterListing[];
  /** The one thing to do next. */
  action?: { label: string; url: string };
  /** Small print: why the mail came, how to stop it. */
  notes?: readonly { text: string; url?: string }[];
  unsubscribeUrl?: string;
};
