import { type Handlers, WithStatus } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { changeChoices, readChoices } from './choices.ts';
import { readByCaller } from './mark-read.ts';
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
>;

export const notificationHandlers = (services: Services): NotificationCalls => ({
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
});
