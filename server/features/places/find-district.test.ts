import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeName } from '../../../shared/domain/place.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { matchTown } from './match-town.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { SHOP_COUNTRY: 'US' } });
});
afterAll(() => market.close());

const listNames = async (q: string) => (await market.stranger.api.listPlaces({ query: { q } })).map(({ name }) => name);

describe('the town of a district', () => {
  it.each([
    ['Köln-Ehrenfeld', 'Köln'],
    ['50823 Köln-Ehrenfeld, Germany', 'Köln'],
    ['Köln - Ehrenfeld', 'Köln'],
    ['Köln/Ehrenfeld', 'Köln'],
    ['München-Schwabing', 'Munich'],
    ['Wien, Neubau', 'Vienna'],
    ['1070 Wien-Neubau', 'Vienna'],
    ['Frankfurt am Main-Höchst', 'Frankfurt am Main'],
    ['Stuttgart-West', 'Stuttgart'],
    ['Bremen Nord', 'Bremen'],
    ['Barcelona-Eixample', 'Barcelona'],
    ['Roma, Trastevere', 'Rome'],
    ['Paris, Le Marais', 'Paris'],
    ['Seattle, Ballard', 'Seattle'],
    ['Los Angeles - Silver Lake', 'Los Angeles'],
    ['London, Camden', 'London'],
  ])('a district is dropped as a postcode is: %s is %s', async (typed, town) => {
    for (const home of ['', 'US']) expect(matchTown(typed, home)).toMatchObject({ town: { name: town } });
    expect((await listNames(typed))[0]).toMatch(town);
  });

  it.each([
    ['Castrop-Rauxel', 'Castrop-Rauxel'],
    ['Baden-Baden', 'Baden-Baden'],
    ['Stratford-upon-Avon', 'Stratford-upon-Avon'],
    ['Clermont-Ferrand', 'Clermont-Ferrand'],
    ['Winston-Salem', 'Winston-Salem'],
    ['Neu-Isenburg', 'Neu Isenburg'],
    ['Saint-Denis, Île-de-France', 'Saint-Denis'],
    ['Hamburg-Harburg', 'Harburg'],
  ])('a name with a hyphen is a whole one first: %s', (typed, town) => {
    expect(matchTown(typed, 'US')).toMatchObject({ town: { name: town } });
  });

  it('of a district are those at home, or very large ones', () => {
    expect(matchTown('Mönchengladbach-Rheydt', 'DE')).toMatchObject({ town: { name: 'Mönchengladbach' } });
    expect(matchTown('Mönchengladbach-Rheydt', 'US')).toMatchObject({ perhaps: [{ name: 'Mönchengladbach' }] });
  });

  it.each(['SOMA', 'Sodo', 'NOHO', 'Valence-TGV'])(
    '%s is no certain town in a shop of the United States',
    async (near) => {
      expect(matchTown(near, 'US')).not.toHaveProperty('town');
      expect(await market.stranger.call('searchListings', { query: { near } })).toMatchObject({
        status: 422,
        body: { fields: { near: expect.anything() } },
      });
    },
  );

  it('search around the town of a district', async () => {
    for (const near of ['Köln-Ehrenfeld', 'Wien, Neubau', 'Ehrenfeld, Köln'])
      expect(await market.stranger.call('searchListings', { query: { near } }), near).toMatchObject({ status: 200 });
    expect(matchTown('Soma', 'TR')).toMatchObject({ town: { country: 'TR' } });
  });

  it.each([
    ['Ehrenfeld, Köln', 'Köln, North Rhine-Westphalia'],
    ['Köln/Bonn', 'Köln, North Rhine-Westphalia'],
    ['Berlin, Hamburg', 'Berlin, State of Berlin'],
    ['Paris, Texass', 'Paris, Île-de-France'],
    ['London, Ontaro', 'London, England'],
    ['Portland, Mainee', 'Portland, Oregon'],
    ['Paris, Italy', 'Paris, Île-de-France'],
    ['Tours-sur-Marne', 'Tours, Centre-Val de Loire'],
    ['Bergen-Enkheim', 'Frankfurt am Main, Hesse'],
    ['Valence-TGV', 'Valencia'],
    ['Valencia (Ruzafa)', 'Valencia, Carabobo'],
  ])('%s is not certain, but may be %s', (typed, town) => {
    const match = matchTown(typed);
    expect('perhaps' in match && match.perhaps.map(placeName)[0]).toBe(town);
  });

  it.each(['Freiburg-Elbe', 'Hamm-Sieg', 'Oldenburg, Holstein', 'Hagen, Teutoburger Wald'])(
    '%s is a small town of another name, and not certain at home either',
    (typed) => expect(matchTown(typed, 'DE')).not.toHaveProperty('town'),
  );
});
