import sharp from 'sharp';
import { defaultCategories } from '../../shared/domain/category.ts';
import { signUp } from './sign-up.mjs';

/** A person may send 60 messages an hour. */
const VISITS_PER_PERSON = 20;
/** A verified seller may upload 1,000 photos an hour. */
const UPLOADERS = 20;
const PHOTO = { from: 'assets/demo/walnut-sideboard-1.webp', width: 1600 };

/**
 * Chooses what visits need: listings, people with a password and a conversation, buyers, sellers and a photo.
 * @param {import('./open-market.mjs').Market} market @param {{ visits: number }} planned of all rates together
 */
export async function fillMarket({ origin, secret, pool }, { visits }) {
  const ids = async (/** @type {string} */ query) => (await pool.query(query)).rows.map(({ id }) => String(id));
  const { rows: listings } = await pool.query(
    `select id, price_cents::int as cents from listings where state = 'available' and deleted_at is null order by random() limit 20000`,
  );
  const sellers = await ids(`select id from accounts where type = 'seller' and issuer = 'generated' limit 2000`);
  const buyers = await ids(
    `select id from accounts where type = 'buyer' and issuer = 'generated' order by random() limit 4000`,
  );
  const uploaders = await ids(
    `select id from accounts where type = 'seller' and verified_at is not null and issuer = 'generated' limit ${UPLOADERS}`,
  );
  const photo = await sharp(PHOTO.from).resize(PHOTO.width).jpeg({ quality: 85 }).toBuffer();
  const people = [];
  const count = Math.max(4, Math.ceil((visits * 0.04) / VISITS_PER_PERSON));
  for (let n = 0; n < count; n++) people.push(await signUp(origin, n, listings[listings.length - 1 - n].id));
  console.log(`${count} people signed up and wrote to a seller.`);
  return {
    origin,
    secret,
    people,
    buyers,
    uploaders,
    sellers,
    collections: defaultCategories.map(({ slug }) => slug),
    // The listings at the end are written about.
    listings: listings.slice(0, listings.length - count),
    photo: photo.toString('base64'),
  };
}

/** @typedef {Awaited<ReturnType<typeof fillMarket>>} VisitData */
