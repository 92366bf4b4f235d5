import { sql } from 'kysely';
import { naming, ownListings, retainedListings, titled, withoutPerson, withoutTitle } from './erasing-store.ts';
import type { PersonalData } from './personal-data.ts';

export const dataOfNotices: readonly PersonalData[] = [
  {
    tables: ['piece_news', 'alert_choices', 'alerts'],
    feature: 'features/notifications',
    privacy: {
      what: 'news about saved listings, and what older versions noted about their mails',
      why: 'to tell the people who saved them',
      howLong: 'news until it is told, what was sent 7 days, the rest as the account',
      erasedBy: 'the clock',
    },
    erase: (id) => [
      sql`delete from alerts where account_id = ${id}`,
      sql`delete from alert_choices where account_id = ${id}`,
      sql`update piece_news set by_id = null where by_id = ${id}`,
    ],
  },
  {
    tables: ['notifications', 'notification_deliveries'],
    feature: 'features/notifications',
    privacy: {
      what: 'notifications: what happened, with names, titles and amounts, and when it was read; what is to be sent of them',
      why: 'to tell a person of it in the app, by mail and by push',
      howLong: '90 days',
      erasedBy: 'the clock; with the account',
    },
    erase: (id) => [
      sql`delete from notifications where account_id = ${id}`,
      // Of listings that are deleted too.
      sql`delete from notifications where listing_id in (${ownListings(id)}) and listing_id not in (${retainedListings(id)})`,
      sql`update notifications n set params = ${withoutTitle(sql`params`)} where ${titled(id)}`,
      sql`update notification_deliveries d set first_params = ${withoutTitle(sql`d.first_params`)} from notifications n
        where n.id = d.notification_id and d.first_params is not null and ${titled(id)}`,
      sql`update notifications n set params = ${withoutPerson(sql`params`)} where ${naming(id)}`,
      sql`update notification_deliveries d set first_params = ${withoutPerson(sql`d.first_params`)} from notifications n
        where n.id = d.notification_id and d.first_params is not null and ${naming(id)}`,
    ],
    export: {
      notifications: (id) =>
        sql`select kind, params, href, count, at, read_at from notifications where account_id = ${id} order by at`,
    },
  },
  {
    tables: ['notification_choices', 'notification_settings'],
    feature: 'features/notifications',
    privacy: {
      what: 'what a person gets by mail and push, quiet hours, time zone, hour of the daily mail',
      why: 'to send only what is wanted, when it is wanted',
      howLong: 'as the account',
      erasedBy: 'the clock',
    },
    erase: (id) => [
      sql`delete from notification_choices where account_id = ${id}`,
      sql`delete from notification_settings where account_id = ${id}`,
    ],
    export: {
      notificationChoices: (id) =>
        sql`select topic, channel, wanted from notification_choices where account_id = ${id} order by topic, channel`,
      notificationSettings: (id) =>
        sql`select time_zone, quiet_from, quiet_until, digest_hour from notification_settings where account_id = ${id}`,
    },
  },
  {
    tables: ['push_subscriptions'],
    feature: 'features/notifications',
    privacy: {
      what: 'browsers that show notifications: address at the push service, keys',
      why: 'to send encrypted notifications there',
      howLong: 'until the person switches them off or signs out there, or the push service says that it has ended',
      erasedBy: 'the person; the push service; the clock',
    },
    erase: (id) => [sql`delete from push_subscriptions where account_id = ${id}`],
    export: {
      pushSubscriptions: (id) =>
        sql`select endpoint, created_at from push_subscriptions where account_id = ${id} order by created_at`,
    },
  },
  {
    tables: ['push_keys'],
    feature: 'features/notifications',
    privacy: {
      what: 'keys that name the shop to push services; no person',
      why: 'to sign notifications',
      howLong: 'as long as the shop',
      erasedBy: '–',
    },
  },
  {
    tables: ['jobs.job'],
    feature: 'app/jobs',
    privacy: {
      what: 'mails on their way',
      why: 'to send them',
      howLong: '30 days after they were sent',
      erasedBy: 'the clock; waiting ones go with the account',
    },
  },
  {
    tables: ['live_events', 'live_positions'],
    feature: 'platform/live',
    privacy: {
      what: 'news for open pages: messages, offers, notices',
      why: 'to show them at once, and what a page missed',
      howLong: 'a day',
      erasedBy: 'the clock; with the account',
    },
    erase: (id) => [
      sql`delete from live_events where account_id = ${id}`,
      sql`delete from live_positions where account_id = ${id}`,
    ],
  },
];
