import type { ErrorCode } from '../../../shared/errors.ts';

/** Translated error texts, by English sentence, else by code. */
export type Refusals = {
  codes: Readonly<Record<ErrorCode | 'offline', string>>;
  /** Keyed by the English sentence, with `#` for numbers and for text after a colon. */
  sentences: Readonly<Record<string, string>>;
};
