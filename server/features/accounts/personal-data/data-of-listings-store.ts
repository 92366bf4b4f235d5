import { sql } from 'kysely';
import { ERASED_NAME, ownListings, retainedListings } from './erasing-store.ts';
import type { PersonalData } from './personal-data.ts';

export const dataOfListings: readonly PersonalData[] = [
  {
    tables: ['listings', 'listing_images'],
    feature: 'features/listings',
    privacy: {
      what: 'listings: texts, place, phone',
      why: 'to sell',
      howLong: 'as the account',
      erasedBy:
        'the clock deletes what nobody tried to buy or asked about; of the rest the title and price stay for the books',
    },
    erase: (id) => [
      sql`delete from listing_images where listing_id in (${ownListings(id)}) and listing_id not in (${retainedListings(id)})`,
      sql`delete from listings where seller_id = ${id} and id not in (${retainedListings(id)})`,
      sql`update listings set seller_name = ${ERASED_NAME}, phone = '', location = '', description = '', defects = null, place_name = null,
          place_region = null, place_country = null, place_latitude = null, place_longitude = null, public_latitude = null,
          public_longitude = null where seller_id = ${id}`,
    ],
    export: {
      listings: (id) => sql`select l.*, (select jsonb_agg(i.url order by li.position) from listing_images li
      join images i on i.id = li.image_id where li.listing_id = l.id) as pictures
      from listings l where l.seller_id = ${id} order by l.created_at`,
    },
  },
  {
    tables: ['images', 'picture_removals', 'taken_down'],
    feature: 'features/images',
    privacy: {
      what: 'pictures',
      why: 'to show listings; hashes of what was taken down, to refuse it',
      howLong: 'as the account',
      erasedBy: 'the clock deletes rows and files',
    },
    erase: (id) => [
      // A worker removes unused files later.
      sql`insert into picture_removals (hash, files)
        select i.hash, i.files from images i where i.owner_id = ${id} and i.files <> '[]'
          and not exists (select 1 from images o where o.hash = i.hash and o.owner_id <> i.owner_id)
        on conflict (hash) do nothing`,
      sql`delete from listing_images where image_id in (select id from images where owner_id = ${id})`,
      sql`delete from images where owner_id = ${id}`,
    ],
    export: {
      pictures: (id) =>
        sql`select url, width, height, bytes, created_at from images where owner_id = ${id} order by created_at`,
    },
  },
  {
    tables: ['wishes'],
    feature: 'features/wishlist',
    privacy: {
      what: 'saved listings',
      why: 'the wishlist',
      howLong: 'as the account, or until removed',
      erasedBy: 'the clock',
    },
    erase: (id) => [
      sql`delete from wishes where buyer_id = ${id}`,
      sql`delete from wishes where listing_id in (${ownListings(id)}) and listing_id not in (${retainedListings(id)})`,
    ],
    export: {
      saved: (id) => sql`select w.listing_id, l.title, w.price_cents, w.created_at, w.removed_at
      from wishes w join listings l on l.id = w.listing_id where w.buyer_id = ${id} order by w.created_at`,
    },
  },
  {
    tables: ['saved_searches', 'saved_search_finds'],
    feature: 'features/saved-searches',
    privacy: {
      what: 'saved searches and what was told',
      why: 'mails about new listings',
      howLong: 'as the account; what was told 7 days',
      erasedBy: 'the clock',
    },
    erase: (id) => [sql`delete from saved_searches where account_id = ${id}`],
    export: {
      savedSearches: (id) => sql`select name, query, pace, created_at from saved_searches where account_id = ${id}`,
    },
  },
  {
    tables: ['imports', 'import_rows', 'import_pictures', 'imported_pieces'],
    feature: 'features/imports',
    privacy: {
      what: 'imports: file name, rows, names of photos',
      why: 'to list from a file, and each row once',
      howLong: 'rows of the 20 newest files 30 days after they were listed, else as the account',
      erasedBy: 'the clock',
    },
    erase: (id) => [
      sql`delete from imports where seller_id = ${id}`,
      sql`delete from import_pictures where seller_id = ${id}`,
      sql`delete from imported_pieces where seller_id = ${id}`,
    ],
    export: {
      imports: (id) => sql`select i.file_name, i.created_at, i.finished_at, (select jsonb_agg(jsonb_build_object(
      'position', r.position, 'cells', r.cells, 'state', r.state) order by r.position) from import_rows r
      where r.import_id = i.id) as rows from imports i where i.seller_id = ${id} order by i.created_at`,
      importedPictures: (id) => sql`select name, url from import_pictures where seller_id = ${id}`,
    },
  },
  {
    tables: ['listing_views', 'listing_viewers', 'market_days'],
    feature: 'features/statistics',
    privacy: {
      what: 'views of listings',
      why: 'numbers for sellers and admins',
      howLong: 'counts as long as the listing, of the whole shop for good; the hashes of who looked, two days at most',
      erasedBy: 'the clock; the counts name nobody',
    },
    erase: (id) => [sql`delete from listing_views where listing_id in (${ownListings(id)})`],
  },
  {
    tables: ['catalogue_changes'],
    feature: 'app',
    privacy: {
      what: 'which listings have changed, by id',
      why: 'to drop what is cached of them',
      howLong: '10 to 20 minutes',
      erasedBy: 'the clock; it names no person',
    },
  },
  {
    tables: ['search_documents', 'search_words', 'search_state'],
    feature: 'features/search',
    privacy: {
      what: 'what public listings are found by: words, facts and public place, by id; how many listings have a word',
      why: 'to search in PostgreSQL; empty while searches run in memory',
      howLong: 'as long as the listing is public; an hour longer when searches run in memory again',
      erasedBy: 'the process that searches next; the clock',
    },
  },
];
