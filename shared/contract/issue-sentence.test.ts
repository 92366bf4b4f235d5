import { describe, expect, it } from 'vitest';
import { defaultProfile } from '../domain/shop-profile.ts';
import { readIssueMessage } from '../words/issue-message.ts';
import { type Call, schemaIn } from './call.ts';
import { contract } from './contract.ts';
import { issueSentence } from './issue-sentence.ts';
import { z } from './zod.ts';

const sentenceOf = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value, { error: issueSentence })
    .error?.issues.map(({ message }) => readIssueMessage(message).message);

describe('what is wrong with a value', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.enum(['en', 'de']), 'xx', 'Choose one of these: en, de'],
    [z.literal([7, 30]), 8, 'Choose one of these: 7, 30'],
    [z.string(), undefined, 'This value is needed.'],
    [z.string(), 7, 'Write a text.'],
    [z.coerce.number(), 'xx', 'Write a number.'],
    [z.coerce.number().int(), '1.5', 'Write a whole number.'],
    [z.coerce.number().max(100), '101', 'Write a number of at most 100.'],
    [z.coerce.number().min(1), '0', 'Write a number of at least 1.'],
    [z.string().max(3), 'long', 'Write at most 3 characters.'],
    [z.string().min(3), 'a', 'Write at least 3 characters.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Send a list of at most 1.'],
    [z.boolean(), 'x', 'Choose true or false.'],
    [z.object({}), 'x', 'Send an object with fields.'],
    [z.union([z.string(), z.number()]), true, 'This value is not written as it must be.'],
    [z.string({ error: 'Enter a name.' }), 7, 'Enter a name.'],
  ])('%#: is said as a sentence', (schema, value, sentence) => {
    expect(sentenceOf(schema, value)).toEqual([sentence]);
  });
});

const WRONG = [undefined, null, 'xx', '', 7, -1, 1e9, 1.5, true, {}, [], [{}], 'x'.repeat(5000)];

it('no call of the contract answers with a sentence of the validation library', () => {
  const said = new Set<string>();
  for (const { query, body } of Object.values<Call>(contract))
    for (const schema of [query, body].map((one) => schemaIn(one, () => defaultProfile))) {
      const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
      const values = [...WRONG, ...fields.flatMap((field) => WRONG.map((value) => ({ [field]: value })))];
      for (const value of values) for (const message of (schema && sentenceOf(schema, value)) ?? []) said.add(message);
    }
  expect(said).toContain('Choose one of these: en, de, es');
  expect([...said].filter((message) => /^(Invalid|Too |Unrecognized)|expected/.test(message))).toEqual([]);
});
