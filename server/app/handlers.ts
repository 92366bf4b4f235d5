import { accountHandlers } from '../features/accounts/routes.ts';
import { adminHandlers } from '../features/admin/routes.ts';
import { blockHandlers } from '../features/blocks/routes.ts';
import { removeAnyListing } from '../features/cases/remove-held.ts';
import { caseHandlers } from '../features/cases/routes.ts';
import { purchaseHandlers } from '../features/checkout/routes.ts';
import { countUnreadMessages } from '../features/conversations/read-conversations.ts';
import { conversationHandlers } from '../features/conversations/routes.ts';
import { disputeHandlers } from '../features/fulfillment/disputes/routes.ts';
import { fulfillmentHandlers } from '../features/fulfillment/routes.ts';
import { imageHandlers } from '../features/images/routes.ts';
import { importHandlers } from '../features/imports/routes.ts';
import { legalHandlers } from '../features/legal/routes.ts';
import { listingHandlers } from '../features/listings/routes.ts';
import { notificationHandlers } from '../features/notifications/routes.ts';
import { offerHandlers } from '../features/offers/routes.ts';
import { payoutHandlers } from '../features/payouts/routes.ts';
import { placeHandlers } from '../features/places/routes.ts';
import { reviewHandlers } from '../features/reviews/routes.ts';
import { savedSearchHandlers } from '../features/saved-searches/routes.ts';
import { searchHandlers } from '../features/search/routes.ts';
import { sellerPageHandlers } from '../features/seller-pages/routes.ts';
import { sellerHandlers } from '../features/sellers/routes.ts';
import { settingsHandlers } from '../features/settings/routes.ts';
import { statisticsHandlers } from '../features/statistics/routes.ts';
import { wishlistHandlers } from '../features/wishlist/routes.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { AppServices } from './services.ts';

/** Returns all handlers; a missing one does not compile. */
export const createHandlers = (services: AppServices): Handlers => ({
  ...accountHandlers(services),
  ...listingHandlers(services, (caller, id, why) => removeAnyListing(services, caller, { id, why })),
  ...placeHandlers(services),
  ...searchHandlers(services),
  ...savedSearchHandlers(services),
  ...wishlistHandlers(services),
  ...notificationHandlers(services, (caller) => countUnreadMessages(services, caller)),
  ...purchaseHandlers(services),
  ...conversationHandlers(services),
  ...offerHandlers(services),
  ...fulfillmentHandlers(services),
  ...disputeHandlers(services),
  ...payoutHandlers(services),
  ...imageHandlers(services),
  ...statisticsHandlers(services),
  ...importHandlers(services),
  ...adminHandlers(services),
  ...caseHandlers(services),
  ...settingsHandlers(services),
  ...legalHandlers(services),
  ...sellerHandlers(services),
  ...sellerPageHandlers(services),
  ...blockHandlers(services),
  ...reviewHandlers(services),
});
