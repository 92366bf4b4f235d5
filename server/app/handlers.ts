import { settingsOf } from '../browser-settings.ts';
import type { Handlers } from '../handler.ts';
import type { Services } from '../services.ts';
import { accountHandlers } from './accounts/routes.ts';
import { alertHandlers } from './alerts/routes.ts';
import { imageHandlers } from './images/routes.ts';
import { importHandlers } from './imports/routes.ts';
import { legalHandlers } from './legal/routes.ts';
import { listingHandlers } from './listings/routes.ts';
import { moderationHandlers } from './moderation/routes.ts';
import { placeHandlers } from './places/routes.ts';
import { purchaseHandlers } from './purchases/routes.ts';
import { savedSearchHandlers } from './saved-searches/routes.ts';
import { searchHandlers } from './search/routes.ts';
import { sellerHandlers } from './sellers/routes.ts';
import { settingsHandlers } from './settings/routes.ts';
import { statisticsHandlers } from './statistics/routes.ts';
import { wishlistHandlers } from './wishlist/routes.ts';

/** Who answers what. A call of the contract without a handler does not compile. */
export const createHandlers = (services: Services): Handlers => ({
  ...accountHandlers(services),
  ...listingHandlers(services),
  ...placeHandlers(services),
  ...searchHandlers(services),
  ...savedSearchHandlers(services),
  ...wishlistHandlers(services),
  ...alertHandlers(services),
  ...purchaseHandlers(services),
  ...imageHandlers(services),
  ...statisticsHandlers(services),
  ...importHandlers(services),
  ...moderationHandlers(services),
  ...settingsHandlers(services),
  ...legalHandlers(services),
  ...sellerHandlers(services),
  getSettings: async () => settingsOf(services),
});
