import type { Refusal } from './refusal.ts';

/** Writes a refusal as a schema's message. */
export const issueMessage = (refusal: Refusal): string => JSON.stringify(refusal);

/** Reads the message of a schema's issue, or a sentence. */
export const readIssueMessage = (text: string): Refusal =>
  text.startsWith('{"') ? (JSON.parse(text) as Refusal) : { message: text };
