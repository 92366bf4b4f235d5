import { issueMessage } from '../words/issue-message.ts';
import { refusalForPrograms } from '../words/refusal.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { valueRefusals } from '../words/refusals/values.ts';
import type { z } from './zod.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Describes what a value must be: `safeParse(value, { error: issueSentence })`. A schema's own message precedes. */
export function issueSentence(issue: Issue): string {
  if (issue.code === 'invalid_value') return issueMessage(valueRefusals.choice({ values: issue.values.join(', ') }));
  if (issue.code === 'invalid_type') return typeSentence(issue.expected, issue.input);
  if (issue.code === 'too_big') return atMost(issue.origin, issue.maximum);
  if (issue.code === 'too_small') return atLeast(issue.origin, issue.minimum);
  return issueMessage(valueRefusals.form());
}

function typeSentence(expected: string, input: unknown): string {
  if (input === undefined || input === null) return issueMessage(valueRefusals.needed());
  if (expected === 'number') return issueMessage(valueRefusals.number());
  if (expected === 'int') return issueMessage(valueRefusals.wholeNumber());
  if (expected === 'string') return issueMessage(valueRefusals.text());
  if (expected === 'boolean') return issueMessage(fieldRefusals.trueOrFalse());
  return expected === 'array'
    ? issueMessage(refusalForPrograms('Send a list.'))
    : issueMessage(refusalForPrograms('Send an object with fields.'));
}

function atMost(origin: string, maximum: number | bigint): string {
  if (origin === 'string') return issueMessage(valueRefusals.tooLong({ most: Number(maximum) }));
  return origin === 'array'
    ? issueMessage(refusalForPrograms(`Send a list of at most ${maximum}.`))
    : issueMessage(valueRefusals.tooLarge({ most: Number(maximum) }));
}

function atLeast(origin: string, minimum: number | bigint): string {
  if (origin === 'string') return issueMessage(valueRefusals.tooShort({ least: Number(minimum) }));
  return origin === 'array'
    ? issueMessage(refusalForPrograms(`Send a list of at least ${minimum}.`))
    : issueMessage(valueRefusals.tooSmall({ least: Number(minimum) }));
}
