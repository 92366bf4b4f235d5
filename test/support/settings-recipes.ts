import type { Recipe } from './recipe.ts';

export const settingsRecipes = {
  getShopSettings: async () => ({ parts: {} }),
  getShopCategories: async () => ({ parts: {} }),
  getHomePage: async () => ({ parts: {} }),
  changeHomePage: async (market) => {
    const { api } = await market.admin();
    const home = await api.getHomePage();
    const { version } = await api.changeHomePage({ body: home });
    return { parts: { body: { ...home, version } } };
  },
  changeShopCategories: async (market) => {
    const { api } = await market.admin();
    const { version, categories } = await api.getShopCategories();
    const sorted = categories.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    const saved = await api.changeShopCategories({ body: { version, categories: sorted } });
    return { parts: { body: { version: saved.version, categories: sorted.toReversed() } } };
  },
  changeShopSettings: async (market) => {
    const { api } = await market.admin();
    const named = { name: 'First Story', email: 'hello@second-story.example' };
    const saved = await api.changeShopSettings({ body: { ...(await api.getShopSettings()), ...named } });
    return { parts: { body: { ...saved, name: 'Second Story' } } };
  },
} satisfies Record<string, Recipe>;
