import { ownAccountCalls } from './accounts/own-account.ts';
import { accountCalls } from './accounts.ts';
import { auditLogCalls } from './admin/audit-log.ts';
import { everyListingCalls } from './admin/listings.ts';
import { openWorkCalls } from './admin/open-work.ts';
import { peopleCalls } from './admin/people.ts';
import { blockCalls } from './blocks.ts';
import type { Call, CallAnswer, CallInput, ParsedInput, WireAnswer, WireInput } from './call.ts';
import { caseCalls } from './cases.ts';
import { paymentCalls } from './checkout/payments.ts';
import { returnCalls } from './checkout/returns.ts';
import { purchaseCalls } from './checkout.ts';
import { conversationCalls } from './conversations.ts';
import { disputeCalls } from './fulfillment/disputes.ts';
import { handoverCalls } from './fulfillment/handover.ts';
import { fulfillmentCalls } from './fulfillment.ts';
import { imageCalls } from './images.ts';
import { importCalls } from './imports.ts';
import { legalCalls } from './legal.ts';
import { categoryCalls } from './listings/categories.ts';
import { listingCalls } from './listings.ts';
import { alertCalls } from './notifications/alerts.ts';
import { notificationCalls } from './notifications.ts';
import { offerCalls } from './offers.ts';
import { balanceCalls } from './payouts/balances.ts';
import { statementCalls } from './payouts/statements.ts';
import { payoutCalls } from './payouts.ts';
import { placeCalls } from './places.ts';
import { reviewCalls } from './reviews.ts';
import { savedSearchCalls } from './saved-searches.ts';
import { searchCalls } from './search.ts';
import { sellerPageCalls } from './seller-pages.ts';
import { sellerCalls } from './sellers.ts';
import { shopCategoryCalls } from './settings/categories.ts';
import { homePageCalls } from './settings/home-page.ts';
import { settingsCalls } from './settings.ts';
import { statisticsCalls } from './statistics.ts';
import { wishlistCalls } from './wishlist.ts';

/** All API calls, per feature; `npm run paths` writes the browser's part to `paths.gen.ts`. */
export const contract = {
  ...accountCalls,
  ...ownAccountCalls,
  ...peopleCalls,
  ...everyListingCalls,
  ...auditLogCalls,
  ...openWorkCalls,
  ...listingCalls,
  ...categoryCalls,
  ...placeCalls,
  ...searchCalls,
  ...savedSearchCalls,
  ...wishlistCalls,
  ...alertCalls,
  ...notificationCalls,
  ...purchaseCalls,
  ...paymentCalls,
  ...returnCalls,
  ...conversationCalls,
  ...offerCalls,
  ...fulfillmentCalls,
  ...handoverCalls,
  ...disputeCalls,
  ...payoutCalls,
  ...balanceCalls,
  ...statementCalls,
  ...imageCalls,
  ...importCalls,
  ...settingsCalls,
  ...shopCategoryCalls,
  ...homePageCalls,
  ...legalCalls,
  ...caseCalls,
  ...sellerCalls,
  ...sellerPageCalls,
  ...blockCalls,
  ...reviewCalls,
  ...statisticsCalls,
} satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;

/** They reject with an error that has a `code`. */
export type Api = {
  [N in CallName]: keyof CallInput<Contract[N]> extends never
    ? () => Promise<CallAnswer<Contract[N]>>
    : (input: CallInput<Contract[N]>) => Promise<CallAnswer<Contract[N]>>;
};

/** The same calls with the specification's names and flags. */
export type WireApi = {
  [N in CallName]: keyof WireInput<Contract[N]> extends never
    ? () => Promise<WireAnswer<Contract[N]>>
    : (input: WireInput<Contract[N]>) => Promise<WireAnswer<Contract[N]>>;
};

export type { CallAnswer, ParsedInput };
