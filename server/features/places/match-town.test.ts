import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeName } from '../../../shared/domain/place.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { findPlaces } from './find-places.ts';
import { matchTown } from './match-town.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const listNames = async (q: string, limit?: number) => {
  const places = await market.stranger.api.listPlaces({ query: { q, limit } });
  return places.map(({ name, region, country }) => [name, region, country].join(', '));
};

describe('towns that a seller may mean', () => {
  // beyond the spec: `GET /api/places`: towns by the first letters of their name (D20)
  it('begin as was typed, the largest first, with their position', async () => {
    expect((await listNames('portl')).slice(0, 2)).toEqual(['Portland, Oregon, US', 'Portland, Maine, US']);
    const [portland] = await market.stranger.api.listPlaces({ query: { q: 'Portland', limit: 1 } });
    expect(portland).toMatchObject({ latitude: expect.closeTo(45.52, 1), longitude: expect.closeTo(-122.68, 1) });
  });

  it.each([
    ['Portland, OR', 'Portland, Oregon, US'],
    ['portland, maine', 'Portland, Maine, US'],
    ['Valencia, Spain', 'Valencia, Valencia, ES'],
    ['malmo', 'Malmö, Skåne, SE'],
    ['Bend', 'Bend, Oregon, US'],
    ['pau', 'Pau, New Aquitaine, FR'],
    ['São Pau', 'São Paulo, São Paulo, BR'],
    ['Brooklyn, NY', 'Brooklyn, New York, US'],
    ['St. Louis', 'St. Louis, Missouri, US'],
    ['ORLEANS, la', 'New Orleans, Louisiana, US'],
    ['Cádiz', 'Cadiz, Andalusia, ES'],
    ['Cadiz', 'Cadiz, Andalusia, ES'],
    ['Cadiz, Philippines', 'Cadiz, Western Visayas, PH'],
  ])('%s is %s', async (typed, town) => {
    expect((await listNames(typed))[0]).toBe(town);
  });

  it.each([
    ['München', 'Munich, DE'],
    ['Wien', 'Vienna, AT'],
    ['Cologne', 'Köln, DE'],
    ['Koeln', 'Köln, DE'],
    ['Roma', 'Rome, IT'],
    ['Praha', 'Prague, CZ'],
    ['Lisboa', 'Lisbon, PT'],
    ['Genf', 'Genève, CH'],
    ['La Coruña', 'A Coruña, ES'],
    ['Ciudad de México', 'Mexico City, MX'],
    ['Nueva York', 'New York City, US'],
    ['Donostia', 'Donostia / San Sebastián, ES'],
    ['München, Bayern', 'Munich, DE'],
    ['Berlin, Deutschland', 'Berlin, DE'],
    ['Berlin Germany', 'Berlin, DE'],
    ['Madrid, España', 'Madrid, ES'],
    ['Washington DC', 'Washington, D.C., US'],
    ['portland or', 'Portland, US'],
    ['St. Gallen', 'Sankt Gallen, CH'],
    ['Saint Louis, MO', 'St. Louis, US'],
    ['L’Aquila', "L'Aquila, IT"],
    ['Łódź', 'Łódź, PL'],
    ['lodz', 'Łódź, PL'],
    ['Tromso', 'Tromsø, NO'],
    ['Halle (Saale)', 'Halle (Saale), DE'],
    ['Ｂｅｒｌｉｎ', 'Berlin, DE'],
    ['New York, NY, 10005', 'New York City, US'],
    ['New York, NY 10005-1234, USA', 'New York City, US'],
    ['10115 Berlin', 'Berlin, DE'],
    ['D-10115 Berlin', 'Berlin, DE'],
    ['75011 Paris', 'Paris, FR'],
    ['1012 AB Amsterdam, Nederland', 'Amsterdam, NL'],
    ['London SW1A 1AA', 'London, GB'],
    ['Toronto, ON M5V 2T6', 'Toronto, CA'],
    ['00-001 Warszawa', 'Warsaw, PL'],
    ['Ft. Worth, TX', 'Fort Worth, US'],
    ['Mt. Vernon, NY 10550', 'Mount Vernon, US'],
    ['NYC', 'New York City, US'],
    ['London SE1', 'London, GB'],
    ['Manchester M14, UK', 'Manchester, GB'],
    ['SW1A 1AA, London', 'London, GB'],
    ['10115, Berlin', 'Berlin, DE'],
    ['Paris 11e', 'Paris, FR'],
    ['Paris 11ème arrondissement', 'Paris, FR'],
    ['75011 PARIS CEDEX 11', 'Paris, FR'],
    ['Praha 1, 110 00', 'Prague, CZ'],
    ['Budapest XIII', 'Budapest, HU'],
    ['København K', 'Copenhagen, DK'],
    ['Frankfurt a. M.', 'Frankfurt am Main, DE'],
    ['Frankfurt a.d. Oder', 'Frankfurt (Oder), DE'],
    ['Freiburg i. Br.', 'Freiburg, DE'],
    ['Bad Homburg v.d.H.', 'Bad Homburg vor der Höhe, DE'],
    ["'s-Gravenhage", 'The Hague, NL'],
    ['’s-Hertogenbosch', "'s-Hertogenbosch, NL"],
    ['Αθήνα', 'Athens, GR'],
    ['Київ', 'Kyiv, UA'],
    ['東京', 'Tokyo, JP'],
    ['Bienne', 'Biel/Bienne, CH'],
    ['Sion', 'Sitten, CH'],
    ['Vaduz', 'Vaduz, LI'],
    ['Barcelona, Catalunya', 'Barcelona, ES'],
    ['Eindhoven, Noord-Brabant', 'Eindhoven, NL'],
    ['Warszawa, Mazowieckie', 'Warsaw, PL'],
    ['Cork, Éire', 'Cork, IE'],
    ['Bremen, D', 'Bremen, DE'],
    ['Chicago, Ill.', 'Chicago, US'],
    ['SF', 'San Francisco, US'],
    ['CDMX', 'Mexico City, MX'],
    ['CABA', 'Buenos Aires, AR'],
    ['Washington', 'Washington, D.C., US'],
    ['Zaragoza', 'Zaragoza, ES'],
    ['D02 X285 Dublin, Ireland', 'Dublin, IE'],
    ['C1425 Buenos Aires', 'Buenos Aires, AR'],
    ['Pt. Townsend, WA', 'Port Townsend, US'],
    ['Ste-Foy-lès-Lyon', 'Sainte-Foy-lès-Lyon, FR'],
    ['Sta. Cruz de Tenerife', 'Santa Cruz de Tenerife, ES'],
    ['N. Las Vegas, NV', 'North Las Vegas, US'],
    ['NY, NY', 'New York City, US'],
    ['القاهرة', 'Cairo, EG'],
    ['الرياض', 'Riyadh, SA'],
    ['الدار البيضاء', 'Casablanca, MA'],
    ['الإسكندرية', 'Alexandria, EG'],
    ['تهران', 'Tehran, IR'],
    ['Corunna, Spain', 'A Coruña, ES'],
    ['Leipsic, Germany', 'Leipzig, DE'],
    ['Seattle WA 98101 USA', 'Seattle, US'],
    ['Madrid 28013 España', 'Madrid, ES'],
    ['London SW1A 1AA UK', 'London, GB'],
    ['København 2100 Ø', 'Copenhagen, DK'],
    ['🏠 Berlin!', 'Berlin, DE'],
    ['“Berlin” [DE]', 'Berlin, DE'],
    ['Berlin 🇩🇪', 'Berlin, DE'],
    ['A’dam', 'Amsterdam, NL'],
    ["R'dam", 'Rotterdam, NL'],
    ['FFM', 'Frankfurt am Main, DE'],
    ['HK', 'Hong Kong, HK'],
    ['Milano (MI)', 'Milan, IT'],
    ['20121 Milano MI', 'Milan, IT'],
    ['Roma RM', 'Rome, IT'],
    ['Como CO', 'Como, IT'],
    ['Trento TN', 'Trento, IT'],
    ['Rho (MI)', 'Rho, IT'],
    ['Bolzano/Bozen', 'Bolzano, IT'],
    ['Antwerpen/Anvers', 'Antwerpen, BE'],
    ['Bruxelles/Brussel', 'Brussels, BE'],
    ['Vigo, Pontevedra', 'Vigo, ES'],
    ['Jerez de la Frontera (Cádiz)', 'Jerez de la Frontera, ES'],
    ['Nordrhein-Westfalen - Köln', 'Köln, DE'],
    ['Bayern - Augsburg', 'Augsburg, DE'],
    ['Hessen - Frankfurt', 'Frankfurt am Main, DE'],
    ['Wien, 7. Bezirk', 'Vienna, AT'],
    ['20. Bezirk, Wien', 'Vienna, AT'],
    ['Paris, 16e arrondissement', 'Paris, FR'],
    ['Paris XVIe', 'Paris, FR'],
    ['Marseille (13)', 'Marseille, FR'],
    ['Miami, Fla.', 'Miami, US'],
    ['Calgary, Alta.', 'Calgary, CA'],
    ['Zürich ZH', 'Zürich, CH'],
  ])('%s is certainly %s', async (typed, town) => {
    for (const home of ['', 'US']) {
      const match = matchTown(typed, home);
      expect('town' in match && `${match.town.name}, ${match.town.country}`).toBe(town);
    }
    expect((await listNames(typed))[0]?.replace(/, [^,]*(?=, ..$)/, '')).toBe(town);
  });

  it.each([
    ['Portland, ME 04101', 'Portland, Maine'],
    ['Portland ME 04101', 'Portland, Maine'],
    ['Springfield, IL 62701, USA', 'Springfield, Illinois'],
    ['Columbia, SC 29201-1234', 'Columbia, South Carolina'],
    ['London, ON N6A 1B7', 'London, Ontario'],
    ['D-15230 Frankfurt (Oder)', 'Frankfurt (Oder), Brandenburg'],
    ['Wheeling, W. Va.', 'Wheeling, West Virginia'],
    ['Milan, MI', 'Milan, Michigan'],
    ['Florence, MS', 'Florence, Mississippi'],
    ['Palermo, ME', 'Palermo, Maine'],
    ['Augusta, ME', 'Augusta, Maine'],
  ])('the state in %s counts', (typed, town) => {
    for (const home of ['', 'US']) {
      const match = matchTown(typed, home);
      expect('town' in match && `${match.town.name}, ${match.town.region}`).toBe(town);
    }
  });

  it.each([
    ['Springfield', 'Springfield, Missouri'],
    ['Portlan', 'Portland, Oregon'],
    ['Modena, PA', 'Modena, Emilia-Romagna'],
    ['Augusta, PA', 'Augsburg, Bavaria'],
    ['León (León)', 'León, León Department'],
    ['Münch', 'Munich, Bavaria'],
    ['Dallas-Fort Worth', 'Dallas, Texas'],
    ['NE Portland', 'Portland, Oregon'],
    ['Alessandria', 'Alessandria, Piedmont'],
    ['Valence', 'Valence, Auvergne-Rhône-Alpes'],
    ['Vienne', 'Vienne, Auvergne-Rhône-Alpes'],
    ['Waterloo', 'Waterloo, Ontario'],
    ['Gerona', 'Gerona, Central Luzon'],
    ['near Chicago', 'Chicago, Illinois'],
    ['Raum Stuttgart', 'Stuttgart, Baden-Wurttemberg'],
    ['Hackney, London', 'London, England'],
    ['ul. Długa 5, 80-831 Gdańsk', 'Gdańsk, Pomerania'],
  ])('%s is not certain, but may be %s', (typed, town) => {
    const match = matchTown(typed);
    expect('perhaps' in match && match.perhaps.map(placeName)[0]).toBe(town);
  });

  it.each([
    ['in der Nähe von München', 'Munich'],
    ['cerca de Madrid', 'Madrid'],
    ['outside Boston', 'Boston'],
    ['Chicago area', 'Chicago'],
    ['Hamburg und Umgebung', 'Hamburg'],
    ['Stadt Köln', 'Köln'],
    ['Greater London', 'London'],
    ['Provincia de Barcelona', 'Barcelona'],
  ])('%s is near %s', async (typed, town) => {
    expect((await listNames(typed))[0]).toMatch(town);
    expect('town' in matchTown(typed)).toBe(false);
  });

  it.each([
    ['Gerona', 'Girona, Catalonia, ES'],
    ['geron', 'Girona, Catalonia, ES'],
    ['Florencia', 'Florence, Tuscany, IT'],
    ['Compostela', 'Santiago de Compostela, Galicia, ES'],
    ['Corinto', 'Kórinthos, Peloponnese, GR'],
    ['Florenz', 'Florence, Tuscany, IT'],
  ])('%s is %s, and not a smaller town of that name', async (typed, town) => {
    expect((await listNames(typed))[0]).toBe(town);
  });

  it.each([
    ['Gerona', 'PH'],
    ['Florencia', 'CO'],
    ['Corinto', 'NI'],
  ])('%s in a shop of its country is the town there', (typed, country) => {
    expect(findPlaces(typed, 1, country)).toMatchObject([{ country }]);
  });

  it('are none for a region that only begins like a town', async () => {
    expect(await listNames('Bay Area')).toEqual([]);
  });

  it('are several where a village in the shop’s country has the name of a large town abroad', () => {
    expect(matchTown('Corunna', 'US')).toMatchObject({ perhaps: [{ country: 'ES' }, { region: 'Michigan' }] });
    expect(matchTown('Corunna', 'ES')).toMatchObject({ town: { country: 'ES' } });
  });

  it('prefer the shop’s country, unless the one abroad is much larger', () => {
    expect(matchTown('Manchester', 'US')).toMatchObject({ town: { region: 'New Hampshire' } });
    expect(matchTown('Manchester', 'GB')).toMatchObject({ town: { region: 'England' } });
    expect(matchTown('Vienna', 'US')).toMatchObject({ town: { country: 'AT' } });
    expect(matchTown('Naples', 'US')).toMatchObject({ perhaps: [{ country: 'IT' }, { region: 'Florida' }, {}] });
  });

  it('are none for what names none', async () => {
    for (const typed of ['', ' ', ',', ', US', 'P', 'Xyzzyville', '1012 AB', 'D04 X2P0', '%', '\u0000', 'a'.repeat(80)])
      expect(await listNames(typed)).toEqual([]);
  });

  it('are none for a short beginning alone', () => {
    expect(matchTown('STO')).not.toHaveProperty('town');
    expect(matchTown('Sto. Domingo')).toMatchObject({ town: { name: 'Santo Domingo' } });
  });

  it('are none for a long text', () => {
    expect(matchTown('San Francisco '.repeat(20))).toEqual({ perhaps: [] });
  });

  it('are limited to the requested number, at most twenty', async () => {
    expect(await listNames('san', 3)).toHaveLength(3);
    expect(await market.stranger.call('listPlaces', { query: { q: 'san', limit: 21 } })).toMatchObject({ status: 422 });
    expect(await market.stranger.call('listPlaces', { query: { q: 'a'.repeat(81) } })).toMatchObject({ status: 422 });
  });
});
