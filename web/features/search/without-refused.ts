import type { SearchAddress } from '../listings/search-address.ts';

/**
 * Drops the parameters that a search refuses.
 * @param lead builds the redirect with the rest
 * @throws the redirect, or any other failure
 */
export async function withoutRefused<Answer>(
  asked: SearchAddress,
  answer: Promise<Answer>,
  lead: (left: SearchAddress) => unknown,
): Promise<Answer> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof Error && 'fields' in error && typeof error.fields === 'object')) throw error;
    const refused = Object.keys(error.fields ?? {});
    const left = Object.fromEntries(Object.entries(asked).filter(([name]) => !refused.includes(name)));
    if (refused.length === 0 || Object.keys(left).length === Object.keys(asked).length) throw error;
    throw lead(left);
  });
}
