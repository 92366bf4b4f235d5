import { expect, it } from 'vitest';
import { explainRefusal } from './local-identity-explain.ts';

it('says that a backup code was not checked when another login used one at the same moment', async () => {
  const refused = Response.json({ message: 'Failed to verify backup code. Please try again.' }, { status: 409 });
  expect(await explainRefusal(refused, undefined, { hasEmail: async () => false })).toMatchObject({
    code: 'conflict',
    message: 'Another login used a backup code at the same moment, so yours was not checked. Please log in again.',
  });
});
