import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireApi } from '../../../shared/contract/contract.ts';
import type { SearchQuery } from '../../../shared/contract/search.ts';
import { originalCategories } from '../../../shared/domain/category.ts';
import { conditions } from '../../../shared/domain/listing.ts';
import { distanceBetween } from '../../../shared/domain/place.ts';
import { decadeOf, type Facet, facets, priceBand } from '../../../shared/domain/search.ts';
import { colours, materials, styles } from '../../../shared/domain/traits.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';
import { seededRandom } from '../../app/demo/seeded-random.ts';

describe.each(['memory', 'postgres'] as const)('the engine in %s', (engine) => {
  let market: Market;
  type Furniture = Awaited<ReturnType<WireApi['getListing']>>;
  let everything: Furniture[];
  const portland = { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.523, longitude: -122.676 };

  const search = (query: SearchQuery = {}) => market.stranger.api.searchListings({ query });
  const idsOf = (items: readonly Furniture[]) => items.map(({ _id }) => _id);

  const findAll = async (query: SearchQuery, limit = 50) =>
    (await walkPages(async (cursor) => search({ ...query, limit, ...(cursor ? { cursor } : {}) }))).items;

  /** Forty listings of each kind, with a fixed random seed. */
  async function fillShop(sellers: readonly [Actor, ...Actor[]]) {
    const random = seededRandom(7);
    for (let i = 0; i < 40; i++) {
      const category = random.pick(originalCategories);
      await market.listing({
        seller: random.pickOf(sellers),
        productName: category,
        title: `${random.pick(['Old', 'Slim', 'Handsome'])} ${category.toLowerCase()} number ${i}`,
        price: String(random.int(20, 60) ** 2 / 2),
        condition: random.pick(conditions),
        year: random.pick(['1890s', '1962', 'about 1968', '2019', 'unknown']),
        colours: [random.pick(colours)],
        materials: [random.pick(materials), random.pick(materials)],
        style: random.pick(styles),
        ...(random.chance(0.8)
          ? { widthMm: random.int(300, 2400), depthMm: random.int(300, 1200), heightMm: random.int(300, 2000) }
          : {}),
        ...(random.chance(0.8)
          ? { place: { ...portland, latitude: 45 + random.next(), longitude: -122 - random.next() } }
          : {}),
      });
    }
  }

  beforeAll(async () => {
    market = await openMarket({ env: { SEARCH_ENGINE: engine } });
    await fillShop([await market.seller({ verified: true }), await market.seller()]);
    everything = await findAll({}, 7);
  });
  afterAll(() => market.close());

  const valuesOf = (listing: Furniture): Record<Facet, string[]> => ({
    category: [listing.productName],
    condition: [listing.condition],
    colour: listing.colours,
    material: listing.materials,
    style: [listing.style ?? ''],
    decade: [decadeOf(listing.year) ?? ''],
    verified: [String(listing.isVarified)],
    availability: [listing.onHoldUntil ? 'held' : 'available'],
    price: [priceBand(Number(listing.price) * 100)],
  });

  describe('a search without filters', () => {
    it('finds all that is on sale, each once, the newest first', async () => {
      expect(everything).toHaveLength(40);
      expect(new Set(idsOf(everything)).size).toBe(40);
      const times = everything.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().reverse());
      expect((await search()).total).toBe(40);
    });
  });

  describe('each facet', () => {
    const chosen: SearchQuery[] = [
      {},
      { category: 'Sofa,Chair' },
      { condition: 'Good', verified: 'true' },
      { colour: 'black,grey,white,cream,beige,brown', priceMax: 900 },
      { material: 'oak,walnut,teak,pine,leather,velvet', decade: '1960s' },
      { style: 'modern,industrial,victorian,cottage', priceMin: 300.5, priceMax: 1200 },
      { width: 150, category: 'Bed,Table,Cupboard,Chair' },
      { near: 'Portland, Oregon', radius: 60, category: 'Bed,Table,Sofa' },
      { words: 'old', condition: 'Good,Fair,Excellent' },
    ];

    // beyond the spec: Search by words (with typing errors and synonyms, in three languages), looks, size, price and distance (D21)
    it.each(chosen)('counts what each choice would find: %o', async (query) => {
      const { facets: counts, total } = await search(query);
      for (const facet of facets) {
        const own: readonly string[] = facet === 'price' ? ['priceMin', 'priceMax'] : [facet];
        const others = await findAll(Object.fromEntries(Object.entries(query).filter(([name]) => !own.includes(name))));
        const counted = new Map<string, number>();
        for (const listing of others)
          for (const value of valuesOf(listing)[facet]) counted.set(value, (counted.get(value) ?? 0) + 1);
        for (const { value, count } of counts[facet])
          expect([facet, value, count]).toEqual([facet, value, counted.get(value)]);
        // "Not verified" and "no decade" are not options.
        const offered = new Set(counts[facet].map(({ value }) => value));
        const missing = [...counted.keys()].filter((value) => !offered.has(value) && !['', 'false'].includes(value));
        expect(missing).toEqual([]);
      }
      expect((await findAll(query)).length).toBe(total);
    });

    it('narrows to exactly the listings that have it', async () => {
      for (const facet of facets.filter((one) => one !== 'price' && one !== 'availability')) {
        for (const { value, count } of (await search()).facets[facet]) {
          const found = await findAll({ [facet]: value });
          expect(found).toHaveLength(count);
          const right = everything.filter((listing) => valuesOf(listing)[facet].includes(value));
          expect(idsOf(found)).toEqual(idsOf(right));
        }
      }
    });

    it('takes prices from one to another, both included', async () => {
      const prices = everything.map(({ price }) => Number(price)).sort((a, b) => a - b);
      const [low = 0, high = 0] = [prices[10], prices[25]];
      const found = await findAll({ priceMin: low, priceMax: high });
      expect(found.map(({ price }) => Number(price)).sort((a, b) => a - b)).toEqual(
        prices.filter((price) => price >= low && price <= high),
      );
    });
  });

  describe('size', () => {
    const fits = (listing: Furniture, most: { width?: number; depth?: number; height?: number }) =>
      (most.width === undefined || (listing.widthMm ?? Number.POSITIVE_INFINITY) <= most.width) &&
      (most.depth === undefined || (listing.depthMm ?? Number.POSITIVE_INFINITY) <= most.depth) &&
      (most.height === undefined || (listing.heightMm ?? Number.POSITIVE_INFINITY) <= most.height);

    it('is what fits, in centimetres or in inches; a listing that nobody measured does not', async () => {
      const inCm = everything.filter((listing) => fits(listing, { width: 1500, height: 1200 }));
      expect(inCm.length).toBeGreaterThan(0);
      expect(idsOf(await findAll({ width: 150, height: 120 }))).toEqual(idsOf(inCm));
      const inInches = everything.filter((listing) => fits(listing, { width: 1524, depth: 762 }));
      expect(inInches.length).toBeGreaterThan(0);
      expect(idsOf(await findAll({ width: 60, depth: 30, unit: 'in' }))).toEqual(idsOf(inInches));
      const inEighths = everything.filter((listing) => fits(listing, { width: 848 }));
      expect(inEighths.length).toBeGreaterThan(0);
      expect(idsOf(await findAll({ width: 33.375, unit: 'in' }))).toEqual(idsOf(inEighths));
    });
  });

  describe('distance', () => {
    const away = (listing: Furniture) =>
      listing.place ? distanceBetween(listing.place, portland) : Number.POSITIVE_INFINITY;

    it('keeps what is within the radius of the public position, in kilometres or miles', async () => {
      for (const [radius, unit, metres] of [
        [40, 'cm', 40_000],
        [40, 'in', 64_374],
      ] as const) {
        const { place, items } = await search({ near: 'portland, or', radius, unit, limit: 100 });
        expect(place).toMatchObject({ name: 'Portland', region: 'Oregon' });
        const right = everything.filter(
          (listing) => place && listing.place && distanceBetween(listing.place, place) <= metres,
        );
        expect(right.length).toBeGreaterThan(0);
        expect(idsOf(items)).toEqual(idsOf(right));
      }
    });

    it('sorts the nearest first, and never tells where a listing really is', async () => {
      const found = await findAll({ near: 'Portland, Oregon', radius: 20_000, sort: 'distance' });
      const ways = found.map(away);
      for (const [i, way] of ways.entries()) expect(way).toBeGreaterThanOrEqual((ways[i - 1] ?? 0) - 10);
      const rows = await market.sql(
        'select id, place_latitude as latitude, place_longitude as longitude from listings',
      );
      const exact = new Map(
        rows.map(({ id, ...position }) => [id, position as { latitude: number; longitude: number }]),
      );
      for (const listing of found)
        if (listing.place) {
          const position = exact.get(listing._id);
          expect(position && distanceBetween(listing.place, position)).toBeGreaterThan(500);
        }
      const again = await findAll({ near: 'Portland, Oregon', radius: 20_000, sort: 'distance' });
      expect(again.map(({ place }) => place)).toEqual(found.map(({ place }) => place));
    });

    it('of an unknown place is refused, instead of showing everything', async () => {
      expect(await market.stranger.call('searchListings', { query: { near: 'Xyzzyville' } })).toMatchObject({
        status: 422,
        body: { fields: { near: expect.stringMatching(/do not know this town/) } },
      });
    });
  });

  describe('every order', () => {
    const price = ({ price }: Furniture) => Number(price);
    it.each([
      ['newest', (a: Furniture, b: Furniture) => b.createdAt.localeCompare(a.createdAt)],
      ['price-up', (a: Furniture, b: Furniture) => price(a) - price(b)],
      ['price-down', (a: Furniture, b: Furniture) => price(b) - price(a)],
      ['relevance', (a: Furniture, b: Furniture) => b.createdAt.localeCompare(a.createdAt)],
    ] as const)('%s gives every listing once, page by page, while listings come and go', async (sort, order) => {
      const late: string[] = [];
      const { items, pages } = await walkPages(async (cursor) => {
        if (late.length < 3) late.push((await market.listing({ productName: 'Bed' })).id);
        return search({ sort, limit: 9, ...(cursor ? { cursor } : {}) });
      });
      expect(pages).toBeGreaterThan(4);
      expect(new Set(idsOf(items)).size).toBe(items.length);
      const known = items.filter(({ _id }) => !late.includes(_id));
      expect(idsOf(known).sort()).toEqual(idsOf(everything).sort());
      expect(known.every((listing, i) => i === 0 || order(known[i - 1] ?? listing, listing) <= 0)).toBe(true);
      await market.sql('update listings set deleted_at = now(), deleted_by = seller_id where id = any($1::uuid[])', [
        late,
      ]);
      await vi.waitFor(async () => expect((await search()).total).toBe(40), { timeout: 120_000 });
    });

    it('refuses a cursor of another order, and one that is none', async () => {
      const { nextCursor } = await search({ sort: 'price-up', limit: 3 });
      for (const cursor of [nextCursor, 'nonsense', btoa('[1]')])
        expect(await market.stranger.call('searchListings', { query: { sort: 'newest', cursor } })).toMatchObject({
          status: 422,
        });
      const [{ _id: id } = { _id: '' }] = everything;
      for (const [sort, rank, created] of [
        ['price-up', -1e12, 0],
        ['price-down', 0.5, 0],
        ['price-down', 1, 1e300],
        ['newest', 0, 1e300],
        ['newest', 0, 0.5],
      ] as const) {
        const query = { sort, cursor: btoa(JSON.stringify([sort, rank, created, id])) };
        const { status } = await market.stranger.call('searchListings', { query });
        expect([query, status]).toEqual([query, 422]);
      }
    });
  });

  it('a cursor with any rank is answered or refused', async () => {
    const [{ _id: id } = { _id: '' }] = everything;
    const near = 'Portland, Oregon';
    for (const sort of ['relevance', 'newest', 'price-up', 'price-down', 'distance'] as const)
      for (const rank of ['1e999', '-1e999', '-1', '0.5', '9007199254740993', '1e308', '-0']) {
        const cursor = btoa(`["${sort}",${rank},-1,"${id}"]`);
        for (const words of ['sofa', 'old chair or bed'])
          expect([200, 422], `${sort} ${rank}`).toContain(
            (await market.stranger.call('searchListings', { query: { words, sort, near, cursor } })).status,
          );
      }
  });

  describe('words', () => {
    let own: Market;
    const titlesOf = async (words: string, query: SearchQuery = {}) =>
      (await own.stranger.api.searchListings({ query: { words, ...query } })).items.map(({ title }) => title).sort();

    beforeAll(async () => {
      own = await openMarket({ env: { SEARCH_ENGINE: engine } });
      const seller = await own.seller();
      const list = (productName: string, title: string, more: object = {}) =>
        own.listing({ seller, productName, title, ...more });
      await list('Table', 'Low plant stand', { price: '170' });
      await list('Table', 'High plant stand', { price: '620' });
      await list('Table', 'Middle plant stand', { price: '300' });
      await list('Sofa', 'Green two-seater', { materials: ['velvet'], colours: ['green'] });
      await list('Sofa', 'Chesterfield', { materials: ['leather'], description: 'Nobody sat on it but the cat.' });
      await list('Cupboard', 'Tall piece for coats', { materials: ['oak'] });
      await list('Cupboard', 'Bücherregal aus Kiefer', { colours: ['brown'] });
      await list('Chair', 'Reading chair', { materials: ['wool'], description: 'It stood beside a sofa.' });
      await list('Table', 'Writing desk', { description: 'The drawers still smell of ink.' });
      await list('Table', 'Round thing with three legs', { materials: ['oak'], place: portland });
      await list('Table', 'Inkwell stand');
      await list('Dressing Table', 'Walnut piece with mirror');
      await list('Bed', 'Slim daybed', {
        place: { ...portland, name: 'Santa Rosa', region: 'Mesa' },
        description: 'Some rust at the feet; an old friend slept in it.',
      });
    });
    afterAll(() => own.close());

    const sofas = ['Chesterfield', 'Green two-seater', 'Slim daybed'];
    const wood = ['Round thing with three legs', 'Tall piece for coats'];
    it.each([
      ['sofa', sofas],
      ['sofaa', sofas],
      ['osfa', sofas],
      ['couch', sofas],
      ['settee', sofas],
      ['Sofás', sofas],
      ['SOFAS!', sofas],
      ['sofa grün', ['Green two-seater']],
      ['grünes Sofa', ['Green two-seater']],
      ['sofás verdes', ['Green two-seater']],
      ['velvet couch', ['Green two-seater']],
      ['velvte couch', ['Green two-seater']],
      ['Ledersofa', ['Chesterfield']],
      ['Eichenschrank', ['Tall piece for coats']],
      ['sillón', ['Reading chair']],
      ['estantería', ['Bücherregal aus Kiefer']],
      ['bucherregal', ['Bücherregal aus Kiefer']],
      ['bookcase', ['Bücherregal aus Kiefer']],
      ['book case', ['Bücherregal aus Kiefer']],
      ['day bed', ['Slim daybed']],
      ['ink well stand', ['Inkwell stand']],
      ['Schreibtisch', ['Writing desk']],
      ['dressing table', ['Walnut piece with mirror']],
      ['roble', wood],
      ['mirr', ['Walnut piece with mirror']],
      ['table portland', ['Round thing with three legs']],
      ['drawer', ['Writing desk']],
      ['the cat', ['Chesterfield']],
      ['velvet c', ['Green two-seater']],
      ['ink', ['Inkwell stand', 'Writing desk']],
      ['inkw', ['Inkwell stand']],
      ['ink drawer', ['Writing desk']],
      ['rust', ['Slim daybed']],
      ['santa rosa', ['Slim daybed']],
      ['orange', []],
      ['pink', []],
      ['antique', []],
      ['xyzzy', []],
    ])('“%s” finds %o', async (words, titles) => {
      expect(await titlesOf(words)).toEqual([...titles].sort());
    });

    const closestTo = async (words: string) => {
      const { items, isClosest, corrected } = await own.stranger.api.searchListings({ query: { words } });
      return { first: items[0]?.title, isClosest, corrected };
    };
    it.each([
      ['wardrobe', 'Tall piece for coats'],
      ['rosa tisch', 'Inkwell stand'],
      ['purple velvet sofa', 'Green two-seater'],
      ['velvet qqxzzy', 'Green two-seater'],
      ['rotes Sofa', 'Chesterfield'],
      ['plant stand under 100', 'Low plant stand'],
      ['plant stand over 1200', 'High plant stand'],
    ])(
      'nothing has all of “%s”: the closest comes first, which is said, and no word becomes another',
      async (words, first) => {
        expect(await closestTo(words)).toEqual({ first, isClosest: true, corrected: undefined });
      },
    );

    it.each([
      ['velvet sofa', {}, ['Chesterfield', 'Slim daybed']],
      ['velvet sofa', { sort: 'price-up' }, ['Chesterfield', 'Slim daybed']],
      ['bookcase', {}, ['Tall piece for coats']],
      // What matches in part has the chosen color too.
      ['velvet sofa', { colour: 'green' }, undefined],
      ['velvet sofa', { limit: 0 }, undefined],
      // Nothing else is like an inkwell.
      ['inkwell', {}, undefined],
      // The closest are the results.
      ['purple velvet sofa', {}, undefined],
      ['', {}, undefined],
    ] as const)('“%s” %o adds what matches in part, apart from the results: %o', async (words, query, titles) => {
      const { items, total, inPart } = await own.stranger.api.searchListings({ query: { words, ...query } });
      expect(inPart?.map(({ title }) => title)).toEqual(titles);
      expect(items.filter(({ _id }) => inPart?.some((other) => other._id === _id))).toEqual([]);
      if (titles) expect(total).toBe(1);
    });

    it('are put right when they are misspelt, which is said', async () => {
      const { corrected, total } = await own.stranger.api.searchListings({ query: { words: 'Velvte sofaa' } });
      expect({ corrected, total }).toEqual({ corrected: 'velvet sofa', total: 1 });
      expect((await own.stranger.api.searchListings({ query: { words: 'velvet' } })).corrected).toBeUndefined();
    });

    it.each(['sofa unter 20 €', '£20 sofa', 'sofá de 20 a 30 euros'])(
      'with a price in another currency, “%s”, are limited by nothing, which is said',
      async (words) => {
        const { total, unusedPrice } = await own.stranger.api.searchListings({ query: { words } });
        const sofas = await own.stranger.api.searchListings({ query: { words: 'sofa' } });
        expect(sofas.unusedPrice).toBeUndefined();
        expect({ total, unusedPrice }).toEqual({ total: sofas.total, unusedPrice: expect.stringContaining('20') });
      },
    );

    it('that a listing is named by come before those that only describe it', async () => {
      const { items } = await own.stranger.api.searchListings({ query: { words: 'desk' } });
      expect(items[0]?.title).toBe('Writing desk');
    });

    it('that mean nothing are offered to be left out, and so is the filter that costs most; the nearest listings are shown', async () => {
      const nonsense = await own.stranger.api.searchListings({ query: { words: 'qqxzzy' } });
      expect(nonsense).toMatchObject({ total: 0, items: [], nearest: { without: 'words', count: 13 } });
      expect(nonsense.nearest?.items).toHaveLength(8);
      const dear = await own.stranger.api.searchListings({
        query: { category: 'Sofa', colour: 'green', priceMin: 9000 },
      });
      expect(dear).toMatchObject({ total: 0, nearest: { without: 'price', count: 1 } });
      expect(dear.nearest?.items.map(({ title }) => title)).toEqual(['Green two-seater']);
    });

    it('are accepted, whatever they are', async () => {
      for (const words of [
        '',
        ' ',
        '%',
        "'; drop table listings; --",
        '<script>alert(1)</script>',
        '\u0000',
        '😀',
        'x'.repeat(200),
      ])
        expect(await own.stranger.call('searchListings', { query: { words } })).toMatchObject({ status: 200 });
    });
  });

  describe('what is no longer on sale', () => {
    it('leaves the results with the purchase, and is found among the sold', async () => {
      const listing = await market.listing({ productName: 'Bed', title: 'Soon sold' });
      const buyer = await market.buyer();
      const before = await search({ words: 'soon sold' });
      expect(idsOf(before.items)).toEqual([listing.id]);
      await market.buy(buyer, listing);
      const after = await search({ words: 'soon sold' });
      expect({ total: after.total, items: after.items }).toEqual({ total: 0, items: [] });
      expect(after.nearest).toBeDefined();
      expect(idsOf((await search({ words: 'soon sold', availability: 'sold' })).items)).toEqual([listing.id]);
    });

    it('leaves within five seconds when another process changed it', async () => {
      const listing = await market.listing({ productName: 'Bed', title: 'Changed elsewhere' });
      expect((await search({ words: 'changed elsewhere' })).total).toBe(1);
      await market.sql(`update listings set state = 'withdrawn' where id = $1`, [listing.id]);
      await vi.waitFor(async () => expect((await search({ words: 'changed elsewhere' })).total).toBe(0), {
        timeout: 120_000,
      });
    });

    it('is found by its new words at once when its seller edits it, and by the badge that an admin gives', async () => {
      const seller = await market.seller();
      const listing = await market.listing({ seller, title: 'Plain thing' });
      await seller.api.updateListing({ params: { id: listing.id }, body: { title: 'Zebrawood marvel' } });
      expect(idsOf((await search({ words: 'zebrawood' })).items)).toEqual([listing.id]);
      expect((await search({ words: 'plain thing' })).total).toBe(0);
      expect((await search({ words: 'zebrawood', verified: 'true' })).total).toBe(0);
      await (await market.admin()).api.verifySeller({ params: { id: seller.id } });
      expect((await search({ words: 'zebrawood', verified: 'true' })).total).toBe(1);
      await seller.api.removeListing({ params: { id: listing.id } });
      expect((await search({ words: 'zebrawood' })).total).toBe(0);
    });
  });

  describe('a condition in other letters', () => {
    it('counts and is found as the one that it is', async () => {
      const before = (await search()).facets.condition.find(({ value }) => value === 'Like new')?.count ?? 0;
      const { id } = await market.listing({ condition: 'like-NEW' });
      const { facets: after } = await search();
      expect(after.condition.find(({ value }) => value === 'Like new')?.count).toBe(before + 1);
      expect(idsOf(await findAll({ condition: 'Like new' }))).toContain(id);
    });
  });

  describe('similar listings', () => {
    it('are of the category and on sale, the likest first, and never the listing itself', async () => {
      const seller = await market.seller();
      const like = { seller, productName: 'Cupboard', price: '777', style: 'bohemian', colours: ['teal'] } as const;
      const same = { ...like, colours: [...like.colours] };
      const listing = await market.listing({ ...same, title: 'The piece' });
      const twin = await market.listing({ ...same, title: 'Its twin', price: '780' });
      await market.listing({ ...same, title: 'Far dearer', price: '9000', style: 'modern', colours: ['red'] });
      const similar = await market.stranger.api.listSimilar({ params: { id: listing.id } });
      expect(similar.length).toBeLessThanOrEqual(4);
      expect(similar[0]?._id).toBe(twin.id);
      expect(similar.every(({ productName }) => productName === 'Cupboard')).toBe(true);
      expect(idsOf(similar)).not.toContain(listing.id);
    });
  });

  describe('an invalid filter', () => {
    it('is refused beside its name', async () => {
      for (const [name, value] of Object.entries({
        category: 'Piano',
        colour: 'red,glittering',
        sort: 'random',
        unit: 'mile',
        width: '-3',
        priceMin: 'much',
        radius: '0',
        limit: '1000',
      }))
        expect(await market.stranger.call('searchListings', { query: { [name]: value } })).toMatchObject({
          status: 422,
          body: { fields: { [name]: expect.any(String) } },
        });
    });
  });
});
