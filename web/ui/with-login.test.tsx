import { expect, test } from 'vitest';
import { failures } from '../../shared/errors.ts';
import { LOG_IN_FIRST } from './with-login.tsx';

test('the sentence that gets the link is the one of the server', () => {
  expect(LOG_IN_FIRST).toBe(failures.not_signed_in.message);
});
