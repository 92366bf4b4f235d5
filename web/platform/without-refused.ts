import type { SearchAddress } from '../features/search/search-address.ts';

/**
 * Waits for a search; what it refuses is left out, so that an old or mistyped address still finds something.
 * @param lead makes the way to the same page with what is left
 * @throws that way, or any other failure as it is
 */
export async function withoutRefused(
  asked: SearchAddress,
  answer: Promise<unknown>,
  lead: (left: SearchAddress) => unknown,
): Promise<void> {
  await answer.catch((error: unknown) => {
    if (!(error instanceof Error && 'fields' in error && typeof error.fields === 'object')) throw error;
    const refused = Object.keys(error.fields ?? {});
    const left = Object.fromEntries(Object.entries(asked).filter(([name]) => !refused.includes(name)));
    if (refused.length === 0 || Object.keys(left).length === Object.keys(asked).length) throw error;
    throw lead(left);
  });
}
