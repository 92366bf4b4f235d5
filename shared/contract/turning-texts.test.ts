import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { type CallName, contract } from './contract.ts';
import { z } from './zod.ts';

/** Short ones that nobody but a program reads, or that have a form of their own. */
const forms =
  /^(?:.*[iI]d|.*Email|email|image.*|.*[uU]rl|phone|price|year|cursor|token|code|challenge|account|endpoint|key.*|.*Keys?)$/;

const TURNED = 'Oak \u202e059$\u2066 table';

/** Returns the fields of a body that take any text. */
function textsOf({ body, who }: Call): string[] {
  // The texts of the shop are the operator's own.
  if (who === 'admin' || !(body instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(body.shape).flatMap(([name, field]) => {
    const parsed = forms.test(name) ? undefined : field.safeParse(TURNED);
    return parsed?.success && typeof parsed.data === 'string' ? [name] : [];
  });
}

const texts = Object.entries<Call>(contract).flatMap(([call, entry]) =>
  textsOf(entry).map((field): [CallName, string] => [call as CallName, field]),
);

describe('a text that others read has no characters that turn what is around it', () => {
  it('is found in many calls', () => expect(texts.length).toBeGreaterThan(15));

  it.each(texts)('%s: %s', (call, field) => {
    const { body } = contract[call] as Call & { body: z.ZodObject };
    expect(String(body.shape[field]?.parse(TURNED))).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });
});
