import { type Caller, type Handlers, WithStatus } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { changeAlertChoices, changeChoices, readAlertChoices, readChoices } from './choices.ts';
import { readByCaller } from './mark-read.ts';
import { countUnread } from './notification-store.ts';
import { deleteSubscription } from './push-store.ts';
import { addSubscription } from './push-subscriptions.ts';
import { readNotifications } from './read-notifications.ts';

const acknowledged = { acknowledged: true as const };

type NotificationCalls = Pick<
  Handlers,
  | 'listNotifications'
  | 'readNotifications'
  | 'getNotificationChoices'
  | 'changeNotificationChoices'
  | 'addPushSubscription'
  | 'removePushSubscription'
  | 'countUnread'
  | 'getAlertChoices'
  | 'changeAlertChoices'
>;

/** @param countMessages the caller's conversations with unread messages */
export const notificationHandlers = (
  services: Services,
  countMessages: (caller: Caller) => Promise<number>,
): NotificationCalls => ({
  listNotifications: ({ query }, { caller }) => readNotifications(services, caller, query),
  async readNotifications({ body }, { caller }) {
    await readByCaller(services, caller, body.ids);
    return acknowledged;
  },
  getNotificationChoices: (_, { caller }) => readChoices(services, caller),
  changeNotificationChoices: ({ body }, { caller }) => changeChoices(services, caller, body),
  async addPushSubscription({ body }, { caller }) {
    await addSubscription(services, caller, body);
    return new WithStatus(201, acknowledged);
  },
  async removePushSubscription({ body }, { caller }) {
    await deleteSubscription(services.db, caller.id, body.endpoint);
    return acknowledged;
  },
  countUnread: async (_, { caller }) => ({
    messages: await countMessages(caller),
    // Messages have their own icon.
    notifications: await countUnread(services.db, caller.id, 'message'),
  }),
  getAlertChoices: (_, { caller }) => readAlertChoices(services, caller),
  changeAlertChoices: ({ body }, { caller }) => changeAlertChoices(services, caller, body),
});
