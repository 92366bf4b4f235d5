import type { Market } from './marketplace.ts';
import type { Recipe } from './recipe.ts';

/** Answers that this subscription is gone: a real push service cannot be reached, and its jobs would be tried again. */
const endpointOf = ({ origin }: Pick<Market, 'origin'>) => `${origin}/no-push-service`;
/** A point of the curve and a secret, as a browser makes them. */
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const notificationRecipes = {
  listNotifications: async () => ({ parts: {} }),
  readNotifications: async () => ({ parts: { body: { ids: [] } } }),
  getNotificationChoices: async () => ({ parts: {} }),
  changeNotificationChoices: async () => ({
    parts: {
      body: {
        choices: { messages: { mail: false } },
        quietHours: { from: '22:00', until: '07:00' },
        timeZone: 'Europe/Berlin',
        digestHour: 18,
      },
    },
  }),
  addPushSubscription: async (market) => ({ parts: { body: { endpoint: endpointOf(market), keys } } }),
  removePushSubscription: async (market) => ({ parts: { body: { endpoint: endpointOf(market) } } }),
} satisfies Record<string, Recipe>;
