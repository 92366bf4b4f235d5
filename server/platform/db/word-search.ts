import { sql } from 'kysely';

/** Must match the index `accounts_by_words`. */
export const wordsOfPerson = sql`to_tsvector('simple', translate(display_name || ' ' || email, '@.-_+', '     '))`;

/** Must match the index `listings_by_words`. */
export const wordsOfListing = sql`to_tsvector('simple', title || ' ' || seller_name)`;

/** Returns a `to_tsquery` text of required word prefixes. */
export function wordBeginnings(typed: string): string | undefined {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(' & ');
}
