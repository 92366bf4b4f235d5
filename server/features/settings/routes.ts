import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { changeCategories, readShopCategories } from './change-categories.ts';
import { changeHomePage } from './change-home-page.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { readHome } from './read-home.ts';
import { readPublicSettings } from './read-public-settings.ts';

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
