import { demoListings } from './catalogue.ts';
import { dealRows } from './deal-rows.ts';
import { accountId, listingRows } from './listing-rows.ts';
import { privateListingRows } from './lookalike-rows.ts';
import { notificationRows } from './notification-rows.ts';
import { type DemoPerson, demoPeople } from './people.ts';
import { saleTalkRows } from './sale-talk-rows.ts';
import type { SeedRows } from './seed-store.ts';
import { trustRows } from './trust-rows.ts';
import { viewRows } from './view-rows.ts';

export type Login = { issuer: string; subject: string };

const HOUR = 3_600_000;

/**
 * Returns all rows of the demo catalog.
 * @param logins by email, one per demo person
 * @param now the newest listings are hours older
 * @param databaseNow deadlines begin here
 */
export function demoRows(logins: ReadonlyMap<string, Login>, now: Date, databaseNow = now): Required<SeedRows> {
  const listings = [
    ...demoListings.map((listing) => listingRows(listing, now, databaseNow)),
    ...privateListingRows(now, databaseNow),
  ];
  const deals = dealRows(
    listings.map(({ row }) => row),
    now,
    databaseNow,
  );
  const sales = listings.flatMap(({ sale }) => sale?.sales ?? []);
  const talks = saleTalkRows(sales, deals.conversations);
  const rows = {
    accounts: demoPeople.map((person) => accountRow(person, logins, now)),
    images: listings.flatMap(({ images }) => images),
    listings: listings.map(({ row }) => (deals.held.has(row.id) ? { ...row, state: 'held' as const } : row)),
    listing_images: listings.flatMap(({ listingImages }) => listingImages),
    wishes: listings.flatMap(({ wishes }) => wishes),
    purchases: [...listings.flatMap(({ sale }) => sale?.purchases ?? []), ...deals.purchases],
    sales,
    payouts: listings.flatMap(({ sale }) => sale?.payouts ?? []),
    ledger_entries: listings.flatMap(({ sale }) => sale?.ledger_entries ?? []),
    fulfillments: listings.flatMap(({ sale }) => sale?.fulfillments ?? []),
    disputes: listings.flatMap(({ sale }) => sale?.disputes ?? []),
    refunds: listings.flatMap(({ sale }) => sale?.refunds ?? []),
    fulfillment_windows: listings.flatMap(({ sale }) => sale?.fulfillment_windows ?? []),
    ...trustRows(
      listings.flatMap(({ sale }) => sale?.fulfillments ?? []),
      now,
    ),
    conversations: [...deals.conversations, ...talks.conversations],
    messages: [...deals.messages, ...talks.messages],
    conversation_members: [...deals.conversation_members, ...talks.conversation_members],
    offers: deals.offers,
    listing_views: listings.flatMap(({ row }) => viewRows(row, now)),
  };
  return { ...rows, notifications: notificationRows(rows) };
}

function accountRow(person: DemoPerson, logins: ReadonlyMap<string, Login>, now: Date) {
  const login = logins.get(person.email);
  if (!login) throw new Error(`The demo person ${person.email} has no login.`);
  const since = new Date(now.getTime() - person.daysHere * 24 * HOUR);
  return {
    id: accountId(person.email),
    issuer: login.issuer,
    subject: login.subject,
    email: person.email,
    display_name: person.name,
    type: person.type,
    verified_at: person.verified ? since : null,
    email_verified: true,
    deleted_at: null,
    created_at: since,
  };
}
