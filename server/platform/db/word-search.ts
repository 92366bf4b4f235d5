import { sql } from 'kysely';

/** The words of a name and an e-mail, as the index `accounts_by_words` has them. */
export const wordsOfPerson = sql`to_tsvector('simple', translate(display_name || ' ' || email, '@.-_+', '     '))`;

/** The words of a title and a seller's name, as the index `listings_by_words` has them. */
export const wordsOfListing = sql`to_tsvector('simple', title || ' ' || seller_name)`;

/**
 * A search for the beginnings of words, all of which must be there, as `to_tsquery` reads it.
 * @returns undefined when the text has no word in it
 */
export function wordBeginnings(typed: string): string | undefined {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(' & ');
}
