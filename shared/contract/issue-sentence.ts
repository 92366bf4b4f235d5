import type { z } from './zod.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * Says plainly what a value must be: `safeParse(value, { error: issueSentence })`. A schema's own message takes
 * precedence.
 */
export function issueSentence(issue: Issue): string {
  if (issue.code === 'invalid_value') return `Choose one of these: ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return typeSentence(issue.expected, issue.input);
  if (issue.code === 'too_big') return atMost(issue.origin, issue.maximum);
  if (issue.code === 'too_small') return atLeast(issue.origin, issue.minimum);
  return 'This value is not written as it must be.';
}

function typeSentence(expected: string, input: unknown): string {
  if (input === undefined || input === null) return 'This value is needed.';
  if (expected === 'number') return 'Write a number.';
  if (expected === 'int') return 'Write a whole number.';
  if (expected === 'string') return 'Write a text.';
  if (expected === 'boolean') return 'Choose true or false.';
  return expected === 'array' ? 'Send a list.' : 'Send an object with fields.';
}

function atMost(origin: string, maximum: number | bigint): string {
  if (origin === 'string') return `Write at most ${maximum} characters.`;
  return origin === 'array' ? `Send a list of at most ${maximum}.` : `Write a number of at most ${maximum}.`;
}

function atLeast(origin: string, minimum: number | bigint): string {
  if (origin === 'string') return `Write at least ${minimum} characters.`;
  return origin === 'array' ? `Send a list of at least ${minimum}.` : `Write a number of at least ${minimum}.`;
}
