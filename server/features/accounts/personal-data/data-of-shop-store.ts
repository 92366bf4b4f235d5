import { sql } from 'kysely';
import type { PersonalData } from './personal-data.ts';

export const dataOfShop: readonly PersonalData[] = [
  {
    tables: ['shop_settings', 'home_page'],
    feature: 'features/settings',
    privacy: {
      what: 'settings of the shop: its own name, contact and home page',
      why: 'to show them on every page',
      howLong: 'as long as the shop',
      erasedBy: 'who changed them stands in `audit_log`',
    },
  },
  {
    tables: ['shop_pictures'],
    feature: 'features/settings',
    privacy: {
      what: 'which uploads are the logo, the share picture and the photos of the home page',
      why: 'to show them',
      howLong: 'as long as the shop shows them',
      erasedBy: 'the picture goes with the account of the admin who uploaded it',
    },
  },
  {
    tables: ['categories'],
    feature: 'features/settings',
    privacy: {
      what: 'the categories of the shop: names and pictures',
      why: 'to list and find listings by them',
      howLong: 'as long as the shop',
      erasedBy: 'a picture goes with the account of the admin who uploaded it',
    },
  },
  {
    tables: ['shop_currency'],
    feature: 'features/settings',
    privacy: {
      what: 'the currency of the shop',
      why: 'to count every amount in it',
      howLong: 'as long as the shop',
      erasedBy: '–',
    },
  },
  {
    tables: ['legal_versions', 'legal_texts'],
    feature: 'features/legal',
    privacy: {
      what: 'legal pages: their texts and versions',
      why: 'to show them, old versions too',
      howLong: 'for good',
      erasedBy: 'who published them stands in `audit_log`',
    },
  },
  {
    tables: ['legal_acceptances'],
    feature: 'features/legal',
    privacy: {
      what: 'which terms a person accepted, and when',
      why: 'to show that they did',
      howLong: 'as long as the account, and 30 days',
      erasedBy: 'the clock',
    },
    erase: (id) => [sql`delete from legal_acceptances where account_id = ${id}`],
    export: {
      acceptedTerms: (id) =>
        sql`select document, version, accepted_at from legal_acceptances where account_id = ${id} order by accepted_at`,
    },
  },
  {
    tables: ['seller_statements'],
    feature: 'features/sellers',
    privacy: {
      what: 'whether a seller is a trader, with name, address, number and e-mail',
      why: 'the law asks traders to tell buyers',
      howLong: 'as long as the account, and 30 days',
      erasedBy: 'the clock',
    },
    erase: (id) => [sql`delete from seller_statements where account_id = ${id}`],
    export: {
      sellingAs: (id) =>
        sql`select kind, legal_name, address, registration, email, stated_at from seller_statements where account_id = ${id}`,
    },
  },
  {
    tables: ['idempotency_keys'],
    feature: 'platform/http',
    privacy: {
      what: 'repeated requests',
      why: 'to work once on a request sent twice',
      howLong: '72 hours',
      erasedBy: 'the clock',
    },
    erase: (id) => [sql`delete from idempotency_keys where account_id = ${id}`],
  },
  {
    tables: ['request_counts'],
    feature: 'platform/http',
    privacy: {
      what: 'requests, by a keyed hash of the address or account',
      why: 'limits',
      howLong: 'a minute to a day',
      erasedBy: 'their end',
    },
  },
  {
    tables: ['demo_marks'],
    feature: 'app/demo',
    privacy: {
      what: 'the mark of the demo',
      why: 'to keep it out of production',
      howLong: 'until `npm run leave-demo`',
      erasedBy: '–',
    },
  },
];
