import { expect, it } from 'vitest';
import { acceptedType } from './accepted-type.ts';

it.each([
  [null, 'application/pdf'],
  ['*/*', 'application/pdf'],
  ['text/csv', 'text/csv'],
  ['text/*', 'text/csv'],
  ['TEXT/CSV;q=0.9, application/pdf;q=0.8', 'text/csv'],
  ['text/csv, application/pdf', 'application/pdf'],
  ['text/csv, */*;q=0.1', 'text/csv'],
  ['application/json', 'application/pdf'],
])('answers %j with the type %s', (accepted, type) => {
  expect(acceptedType(['application/pdf', 'text/csv'], accepted)).toBe(type);
});
