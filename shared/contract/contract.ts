import { accountCalls } from './accounts.ts';
import { adminCalls } from './admin.ts';
import { alertCalls } from './alerts.ts';
import type { CallAnswer, CallInput, ParsedInput } from './call.ts';
import { imageCalls } from './images.ts';
import { importCalls } from './imports.ts';
import { listingCalls } from './listings.ts';
import { moderationCalls } from './moderation.ts';
import { ownAccountCalls } from './own-account.ts';
import type { CallName } from './paths.ts';
import { placeCalls } from './places.ts';
import { purchaseCalls } from './purchases.ts';
import { savedSearchCalls } from './saved-searches.ts';
import { searchCalls } from './search.ts';
import { settingsCalls } from './settings.ts';
import { statisticsCalls } from './statistics.ts';
import { wishlistCalls } from './wishlist.ts';

/** Every call with its schemas. Its names are those of `paths.ts`: one that is missing on either side does not compile. */
export const contract = {
  ...accountCalls,
  ...ownAccountCalls,
  ...adminCalls,
  ...moderationCalls,
  ...listingCalls,
  ...placeCalls,
  ...searchCalls,
  ...savedSearchCalls,
  ...wishlistCalls,
  ...alertCalls,
  ...purchaseCalls,
  ...imageCalls,
  ...importCalls,
  ...settingsCalls,
  ...statisticsCalls,
} satisfies Record<CallName, unknown>;

export type Contract = typeof contract;

/** The contract as a caller sees it: one function a call, typed input, typed answer. Rejects with an error that carries `code`. */
export type Api = {
  [N in CallName]: keyof CallInput<Contract[N]> extends never
    ? () => Promise<CallAnswer<Contract[N]>>
    : (input: CallInput<Contract[N]>) => Promise<CallAnswer<Contract[N]>>;
};

/** The calls that answer one page of a list. */
export type PagedCall = { [N in CallName]: Contract[N] extends { paged: true } ? N : never }[CallName];

export type { CallAnswer, CallInput, CallName, ParsedInput };
