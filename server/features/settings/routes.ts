import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { changeCategories, readShopCategories } from './change-categories.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { readPublicSettings } from './read-public-settings.ts';

type SettingsCalls = Pick<
  Handlers,
  'getSettings' | 'getShopSettings' | 'changeShopSettings' | 'getShopCategories' | 'changeShopCategories'
>;

export const settingsHandlers = (services: Services): SettingsCalls => ({
  getSettings: async () => readPublicSettings(services),
  getShopSettings: () => readSettings(services),
  changeShopSettings: ({ body }, { caller }) => changeSettings(services, caller, body),
  getShopCategories: () => readShopCategories(services),
  changeShopCategories: ({ body }, { caller }) => changeCategories(services, caller, body),
});
