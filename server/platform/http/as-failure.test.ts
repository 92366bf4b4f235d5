import { describe, expect, it } from 'vitest';
import { Failure } from '../../../shared/errors.ts';
import { asFailure } from './as-failure.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

describe('the failure for an error', () => {
  it.each([
    'EROFS',
    'EIO',
    'ENOSPC',
    'EACCES',
    'EMFILE',
    '58030',
    '25006',
    '53100',
    '57P03',
    'ECONNREFUSED',
    '40P01',
    '40001',
  ])('is temporary for %s', (code) => {
    const { status, retryAfter } = asFailure(withCode(code));
    expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
  });

  it.each(['ENOENT', '23505', ''])('is internal for %s', (code) => {
    expect(asFailure(withCode(code))).toMatchObject({ status: 500, retryAfter: undefined });
  });

  it('is the error itself when it is a Failure', () => {
    const failure = new Failure('not_found');
    expect(asFailure(failure)).toBe(failure);
  });
});
