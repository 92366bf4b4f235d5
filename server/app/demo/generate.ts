import { type OriginalCategory, originalCategories } from '../../../shared/domain/category.ts';
import { conditions } from '../../../shared/domain/listing.ts';
import type { Place } from '../../../shared/domain/place.ts';
import { type Colour, styles } from '../../../shared/domain/traits.ts';
import { columnsOfPlace } from '../../features/listings/place-columns.ts';
import { demoListings } from './catalogue.ts';
import { addTones, describeDemoPicture } from './demo-picture.ts';
import { factRow } from './fact-rows.ts';
import { findTown } from './find-town.ts';
import * as phrases from './phrases.ts';
import { saleRows } from './sale-rows.ts';
import type { SeedRows } from './seed-store.ts';
import { type Random, seededRandom } from './seeded-random.ts';

type Person = { id: string; email: string; name: string; place: string; town: Place; phone: string };
type Picture = { id: string; url: string; category: OriginalCategory };
type Batch = Required<
  Pick<
    SeedRows,
    'listings' | 'listing_images' | 'wishes' | 'purchases' | 'sales' | 'payouts' | 'ledger_entries' | 'fulfillments'
  >
>;

export type GenerateOptions = {
  listings: number;
  people: number;
  seed?: number;
  now: Date;
};

const BATCH = 1000;
const HOUR = 3_600_000;
const SHARE_OF_SELLERS = 0.3;
const SHARE_SOLD = 0.1;
const SHARE_ADVERTISED = 0.05;
const SHARE_SAVED = 0.3;
/** About 25 km. */
const TOWN_DEGREES = 0.25;
const LONGEST_AGE_HOURS = 3 * 365 * 24;

/**
 * Generates a large realistic catalog in batches that refer only to earlier rows.
 * @throws RangeError with fewer than two people
 */
export async function* generateCatalogue({
  listings,
  people,
  seed = 1,
  now,
}: GenerateOptions): AsyncGenerator<SeedRows> {
  // Check before the first batch, which would stay in the database.
  if (people < 2) throw new RangeError('A catalogue needs two people at least: one sells, one buys.');
  const random = seededRandom(seed);
  const sellers: Person[] = [];
  const buyers: Person[] = [];
  for (let from = 0; from < people; from += BATCH) {
    const accounts = Array.from({ length: Math.min(BATCH, people - from) }, (_, i) => {
      const { row, person } = makePerson(random, seed, { index: from + i, now });
      (row.type === 'seller' ? sellers : buyers).push(person);
      return row;
    });
    yield { accounts };
  }
  const [owner] = sellers;
  if (!owner) throw new RangeError('The first person of a catalogue sells.');
  const images = demoListings.map((listing) => ({
    id: random.uuid(),
    owner_id: owner.id,
    ...describeDemoPicture(listing.pictures[0] ?? ''),
    created_at: now,
  }));
  yield { images: await addTones(images) };
  const pictures = images.map(({ id, url }, i) => ({ id, url, category: demoListings[i]?.category ?? 'Bed' }));
  for (let from = 0; from < listings; from += BATCH) {
    const batch: Batch = {
      listings: [],
      listing_images: [],
      wishes: [],
      purchases: [],
      sales: [],
      payouts: [],
      ledger_entries: [],
      fulfillments: [],
    };
    for (let i = from; i < Math.min(from + BATCH, listings); i++)
      addListing(batch, random, { sellers, buyers, pictures, now });
    yield batch;
  }
}

function makePerson(random: Random, seed: number, { index, now }: { index: number; now: Date }) {
  const name = `${random.pick(phrases.firstNames)} ${random.pick(phrases.lastNames)}`;
  const place = random.pick(phrases.places);
  const person: Person = {
    id: random.uuid(),
    email: `${name.toLowerCase().replace(' ', '.')}.${seed}-${index}@people.settee.test`,
    name,
    place,
    town: townOf(place),
    phone: `(${random.int(201, 989)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`,
  };
  // At least one seller and one buyer.
  const seller = index === 0 || (index > 1 && random.chance(SHARE_OF_SELLERS));
  const verified = seller && random.chance(0.5);
  const row = {
    id: person.id,
    issuer: 'generated',
    subject: `${seed}-${index}`,
    email: person.email,
    display_name: name,
    type: seller ? ('seller' as const) : ('buyer' as const),
    verified_at: verified ? now : null,
    email_verified: true,
    deleted_at: null,
    created_at: new Date(now.getTime() - LONGEST_AGE_HOURS * HOUR),
  };
  return { row, person };
}

const towns = new Map<string, Place>();

function townOf(address: string): Place {
  const town = towns.get(address) ?? findTown(address);
  towns.set(address, town);
  return town;
}

const around = (random: Random, town: Place): Place => ({
  ...town,
  latitude: town.latitude + (random.next() - 0.5) * TOWN_DEGREES,
  longitude: town.longitude + (random.next() - 0.5) * TOWN_DEGREES,
});

function makeListing(random: Random, seller: Person, now: Date) {
  const category = random.pick(originalCategories);
  const kind = phrases.kinds[category];
  const [low, high] = kind.dollars;
  const upholstered = category === 'Sofa' || category === 'Chair';
  const noun = random.pick(kind.nouns);
  const material = random.pick(kind.materials);
  const [colourWord, clothColour] = random.pickOf<readonly [string, Colour]>(phrases.colours);
  const era = random.pick(phrases.looks);
  const made = upholstered ? `${colourWord} ${material}` : material;
  const colour = upholstered ? clothColour : phrases.paleWoods.includes(material) ? 'beige' : 'brown';
  const inches = [random.int(...kind.width), random.int(...kind.depth), random.int(...kind.height)] as const;
  const [wide, deep, tall] = inches;
  const age = random.next() ** 2 * LONGEST_AGE_HOURS * HOUR;
  const createdAt = new Date(now.getTime() - Math.round(age));
  return {
    id: random.uuid(),
    seller_id: seller.id,
    seller_name: seller.name,
    location: seller.place,
    phone: seller.phone,
    category,
    title: `${era} ${made} ${noun}`,
    ...factRow({
      colours: [colour],
      materials: [material],
      style: phrases.styleOfLook[era] ?? random.pick(styles),
      inches,
    }),
    ...columnsOfPlace('generated', seller.id, around(random, seller.town)),
    // Most listings are cheap, and prices are round.
    price_cents: Math.round((low + (high - low) * random.next() ** 2.5) / 5) * 500,
    condition: random.pick(conditions),
    description: `${random.pick(phrases.openings)} It is ${wide} in wide, ${deep} in deep and ${tall} in high. ${random.pick(phrases.flaws)} ${random.pick(phrases.closings)}`,
    year: random.pick(phrases.eras),
    state: random.chance(SHARE_SOLD) ? ('sold' as const) : ('available' as const),
    advertised: false,
    hidden_at: null,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

function addListing(
  batch: Batch,
  random: Random,
  {
    sellers,
    buyers,
    pictures,
    now,
  }: { sellers: readonly Person[]; buyers: readonly Person[]; pictures: readonly Picture[]; now: Date },
) {
  const seller = random.pickOf(sellers);
  const listing = makeListing(random, seller, now);
  const picture = random.pickOf(pictures.filter(({ category }) => category === listing.category));
  listing.advertised = listing.state === 'available' && random.chance(SHARE_ADVERTISED);
  batch.listings.push(listing);
  batch.listing_images.push({ listing_id: listing.id, position: 0, image_id: picture.id });
  const buyer = random.pickOf(buyers);
  const later = new Date((listing.created_at.getTime() + now.getTime()) / 2);
  if (listing.state === 'sold' || random.chance(SHARE_SAVED))
    batch.wishes.push({
      id: random.uuid(),
      buyer_id: buyer.id,
      listing_id: listing.id,
      price_cents: listing.price_cents,
      removed_at: null,
      created_at: later,
    });
  if (listing.state !== 'sold') return;
  const books = saleRows({ listing, buyer, sellerEmail: seller.email, image: picture.url, at: later, now });
  batch.purchases.push(...books.purchases);
  batch.sales.push(...books.sales);
  batch.payouts.push(...books.payouts);
  batch.ledger_entries.push(...books.ledger_entries);
  batch.fulfillments.push(...books.fulfillments);
}
