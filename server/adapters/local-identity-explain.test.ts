import { expect, it } from 'vitest';
import { explainRefusal } from './local-identity-explain.ts';

it('a login that lost a race for a backup code reads that it was not checked, not that it was wrong', async () => {
  const refused = Response.json({ message: 'Failed to verify backup code. Please try again.' }, { status: 409 });
  expect(await explainRefusal(refused, undefined, { hasEmail: async () => false })).toMatchObject({
    code: 'conflict',
    message: 'Another login used a backup code at the same moment, so yours was not checked. Please log in again.',
  });
});
