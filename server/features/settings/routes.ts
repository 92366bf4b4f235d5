import type { Settings } from '../../../shared/contract/settings.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { changeCategories, readShopCategories } from './change-categories.ts';
import { changeHomePage } from './change-home-page.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { readHome } from './read-home.ts';

type SettingsCalls = Pick<
  Handlers,
  | 'getSettings'
  | 'getShopSettings'
  | 'changeShopSettings'
  | 'getShopCategories'
  | 'changeShopCategories'
  | 'getHomePage'
  | 'changeHomePage'
>;

export const settingsHandlers = (services: Services): SettingsCalls => ({
  getSettings: async () => readPublicSettings(services),
  getShopSettings: () => readSettings(services),
  changeShopSettings: ({ body }, { caller }) => changeSettings(services, caller, body),
  getShopCategories: () => readShopCategories(services),
  getHomePage: () => readHome(services.db),
  changeHomePage: ({ body }, { caller }) => changeHomePage(services, caller, body),
  changeShopCategories: ({ body }, { caller }) => changeCategories(services, caller, body),
});

/** In seconds. */
const HOUR = 3600;

type Needed = Pick<Services, 'config' | 'identity' | 'payments' | 'mailer' | 'shop'>;

/** For the browser; contains no secrets. */
function readPublicSettings({ config, identity, payments, mailer, shop }: Needed): Settings {
  return {
    emailMustBeConfirmed: mailer.delivers,
    identity: identity.browserSettings,
    payments: { ...payments.browserSettings, holdMinutes: shop.settings().holdMinutes },
    offers: { openHours: config.deadlines.offer / HOUR, holdHours: config.deadlines.offerHold / HOUR },
    payoutsBy: config.payouts.kind === 'connect' ? 'provider' : 'operator',
    sellerFee: config.sellerFee,
  };
}
