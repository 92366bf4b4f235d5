import { dataOfConversations } from './data-of-conversations-store.ts';
import { dataOfListings } from './data-of-listings-store.ts';
import { dataOfNotices } from './data-of-notices-store.ts';
import { dataOfPayouts } from './data-of-payouts-store.ts';
import { dataOfPeople } from './data-of-people-store.ts';
import { dataOfPurchases } from './data-of-purchases-store.ts';
import { dataOfShop } from './data-of-shop-store.ts';
import type { PersonalData } from './personal-data.ts';

/** Tables that others depend on come first; the erasure runs backwards. */
export const personalData: readonly PersonalData[] = [
  ...dataOfPeople,
  ...dataOfListings,
  ...dataOfNotices,
  ...dataOfPurchases,
  ...dataOfPayouts,
  ...dataOfConversations,
  ...dataOfShop,
];

/** Returns the table of docs/privacy.md. */
export function privacyTable(): string {
  const rows = personalData.map(({ tables, privacy: { what, why, howLong, erasedBy } }) =>
    [what, tables.map((table) => `\`${table}\``).join(', '), why, howLong, erasedBy].join(' | '),
  );
  return ['data | tables | why | how long | what erases it', '---|---|---|---|---', ...rows]
    .map((row) => (row.startsWith('---') ? `|${row}|` : `| ${row} |`))
    .join('\n');
}
