import {
  type Channel,
  channels,
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
  notificationKinds,
} from '../domain/notification.ts';
import { isTimeZone } from '../domain/quiet-hours.ts';
import { issueMessage } from '../words/issue-message.ts';
import { notificationRefusals } from '../words/refusals/notifications.ts';
import { call } from './call.ts';
import { acknowledged, id, page } from './fields.ts';
import type { Ours } from './wire-names.ts';
import { z } from './zod.ts';

const kinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

const fact = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const notification = z.object({
  id,
  kind: z.enum(kinds),
  /** In the account's language. Screens word `kind` and `params` themselves. */
  text: z.string(),
  /** A page of this shop. */
  href: z.string(),
  /** Facts by kind; see `shared/domain/notification.ts`. */
  params: z.record(z.string(), fact),
  /** Number of things, such as unread messages of a conversation. */
  count: z.number().int(),
  /** Picture of its listing; may be empty. */
  image: z.string(),
  at: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = Ours<typeof notification>;

const wanted = z.boolean({ error: issueMessage(notificationRefusals.onOrOff()) });
const groupChoices = Object.fromEntries(
  notificationGroups.map((group) => [
    group,
    z.object(
      Object.fromEntries(channels.map((channel) => [channel, wanted.optional()])) as Record<
        Channel,
        z.ZodOptional<z.ZodBoolean>
      >,
    ),
  ]),
) as Record<NotificationGroup, z.ZodObject<Record<Channel, z.ZodOptional<z.ZodBoolean>>>>;

const timeOfDay = z
  .string({ error: issueMessage(notificationRefusals.timeForm()) })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, issueMessage(notificationRefusals.timeForm()));
const quietHours = z
  .object({ from: timeOfDay, until: timeOfDay }, { error: issueMessage(notificationRefusals.timeForm()) })
  .refine(({ from, until }) => from !== until, issueMessage(notificationRefusals.sameTimes()));
const digestHour = z
  .number({ error: issueMessage(notificationRefusals.hourNeeded()) })
  .int(issueMessage(notificationRefusals.hourNeeded()))
  .min(0, issueMessage(notificationRefusals.hourNeeded()))
  .max(23, issueMessage(notificationRefusals.hourNeeded()));

const choices = z.object({
  /** Without channels that a group does not have. */
  choices: z.object(groupChoices),
  quietHours: quietHours.nullable(),
  timeZone: z.string(),
  /** Null: no daily mail, each by itself. */
  digestHour: digestHour.nullable(),
  push: z.object({ publicKey: z.string(), active: z.boolean() }),
});
export type NotificationChoices = Ours<typeof choices>;

const change = z.object({
  choices: z.object(groupChoices).partial().optional(),
  quietHours: quietHours.nullable().optional(),
  timeZone: z
    .string({ error: issueMessage(notificationRefusals.unknownZone()) })
    .max(60, issueMessage(notificationRefusals.unknownZone()))
    .refine(isTimeZone, issueMessage(notificationRefusals.unknownZone()))
    .optional(),
  digestHour: digestHour.nullable().optional(),
});
export type ChoiceChange = Ours<typeof change>;

const endpoint = z
  .url({ error: issueMessage(notificationRefusals.pushAddressNeeded()) })
  .max(2000, issueMessage(notificationRefusals.pushAddressTooLong()));
const key = (bytes: number) =>
  z
    .string({ error: issueMessage(notificationRefusals.pushKeysNeeded()) })
    .max(200, issueMessage(notificationRefusals.pushKeysNeeded()))
    .refine(
      (text) => /^[\w-]+=*$/.test(text) && base64Bytes(text) === bytes,
      issueMessage(notificationRefusals.pushKeysNeeded()),
    );
const base64Bytes = (text: string) => Math.floor((text.replace(/=+$/, '').length * 3) / 4);

export const notificationCalls = {
  listNotifications: call({
    route: 'GET /notifications',
    who: 'signedIn',
    summary: 'The caller’s notifications, newest first. Stored for 90 days.',
    query: page,
    answer: z.array(notification),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  readNotifications: call({
    route: 'POST /notifications/read',
    who: 'signedIn',
    summary: 'Marks notifications as read; all of them without `ids`.',
    body: z.object({
      ids: z
        .array(id, { error: issueMessage(notificationRefusals.idsNeeded()) })
        .max(100, issueMessage(notificationRefusals.tooManyIds()))
        .optional(),
    }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'invalid_input'],
  }),
  getNotificationChoices: call({
    route: 'GET /account/notifications',
    who: 'signedIn',
    summary: 'The caller’s choices of mails and pushes, quiet hours, and the daily mail.',
    answer: choices,
    statuses: [200],
    errors: ['not_signed_in'],
  }),
  changeNotificationChoices: call({
    route: 'PATCH /account/notifications',
    who: 'signedIn',
    changesPerson: true,
    summary: 'Changes the caller’s choices of mails and pushes; what is not named stays.',
    body: change,
    answer: choices,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  addPushSubscription: call({
    route: 'POST /account/push-subscriptions',
    who: 'signedIn',
    summary: 'Sends notifications to a browser too. The keys are those of its subscription.',
    body: z.object({
      endpoint,
      keys: z.object(
        { p256dh: key(65), auth: key(16) },
        { error: issueMessage(notificationRefusals.pushKeysNeeded()) },
      ),
      /** The shop's. */
      publicKey: key(65).optional(),
    }),
    answer: acknowledged,
    statuses: [201],
    errors: ['not_signed_in', 'invalid_input'],
  }),
  removePushSubscription: call({
    route: 'POST /account/push-subscriptions/remove',
    who: 'signedIn',
    summary: 'Sends no more notifications to a browser.',
    body: z.object({ endpoint }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'invalid_input'],
  }),
  countUnread: call({
    route: 'GET /account/unread',
    who: 'signedIn',
    summary: 'How many conversations and notifications are unread.',
    answer: z.object({ messages: z.number().int(), notifications: z.number().int() }),
    statuses: [200],
    errors: ['not_signed_in'],
  }),
};
