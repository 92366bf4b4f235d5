import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { findNear } from './find-near.ts';
import { matchTown } from './match-town.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { SHOP_COUNTRY: 'US' } });
});
afterAll(() => market.close());

const matchOf = (typed: string, home: string) => {
  const match = matchTown(typed, home);
  return 'town' in match ? `${match.town.name}, ${match.town.region}` : match.perhaps.map(({ name }) => name);
};

describe('the town of a county', () => {
  it.each([
    ['Birmingham, West Midlands', 'Birmingham, England'],
    ['Birmingham, Warwickshire', 'Birmingham, England'],
    ['Manchester, Lancs', 'Manchester, England'],
    ['Worcester, Worcestershire', 'Worcester, England'],
    ['Durham, Co. Durham', 'Durham, England'],
    ['Durham, Durham County', 'Durham, North Carolina'],
    ['Lincoln, Lincs', 'Lincoln, England'],
    ['Lincoln, Lancaster', 'Lincoln, Nebraska'],
    ['Bangor, Co. Down', 'Bangor, Northern Ireland'],
  ])('%s in a shop of the United States is %s', (typed, town) => {
    expect(matchOf(typed, 'US')).toBe(town);
  });

  it.each([
    ['AU', 'Perth, Perthshire', 'Perth, Scotland'],
    ['DE', 'Berlin, Coos County', 'Berlin, New Hampshire'],
    ['DE', 'Hamburg, Sussex Co.', 'Hamburg, New Jersey'],
    ['AT', 'Vienna, Fairfax County', 'Vienna, Virginia'],
    ['FR', 'Paris, Lamar County', 'Paris, Texas'],
    ['GB', 'Ashford, Kent', 'Ashford, England'],
    ['GB', 'Reading, Berks', 'Reading, England'],
    ['ES', 'Valencia, Edo. Carabobo', 'Valencia, Carabobo'],
    ['ES', 'Barcelona, Vzla', 'Barcelona, Anzoátegui'],
    ['MX', 'Mérida, Estado Mérida', 'Mérida, Mérida'],
    ['MX', 'Cd. Victoria, Tamps.', 'Ciudad Victoria, Tamaulipas'],
    ['US', 'Columbia, Miss.', 'Columbia, Mississippi'],
    ['GB', 'Richmond, N. Yorks', 'Richmond, England'],
    ['IE', 'Swords, Co. Dublin', 'Swords, Leinster'],
    ['PT', 'Faro, Algarve', 'Faro, Faro'],
    ['PL', 'Poznań, wlkp.', 'Poznań, Greater Poland'],
    ['DE', 'Ulm, Ba-Wü', 'Ulm, Baden-Wurttemberg'],
  ])('in a shop of %s, %s is %s', (home, typed, town) => {
    expect(matchOf(typed, home)).toBe(town);
  });

  it.each([
    ['GB', 'London, Middlesex County', 'London'],
    ['AT', 'Vienna, Fairfax', 'Vienna'],
    ['DE', 'Leipzig-Halle', 'Leipzig'],
    ['DE', 'Bremen-Thedinghausen', 'Bremen'],
    ['DE', 'Trier-Saarburg', 'Trier'],
    ['DE', 'Bonn-Rhein-Sieg', 'Bonn'],
    ['AT', 'Graz-Umgebung', 'Graz'],
    ['CH', 'Basel-Landschaft', 'Basel'],
    ['AT', 'Salzburg-Land', 'Salzburg'],
    ['US', 'Springfield, Miss.', 'Springfield'],
    ['US', 'Columbia, South', 'Columbia'],
    ['DE', 'Halle, Sachsen', 'Halle (Saale)'],
    ['US', 'Dover, Kent', 'Dover'],
    ['CH', 'Genf, Carouge', 'Genève'],
    ['AR', 'Mendoza, Godoy Cruz', 'Mendoza'],
    ['US', 'Dallas–Fort Worth', 'Dallas'],
  ])('in a shop of %s, no district of the town is known for %s, so it is only suggested', (home, typed, town) => {
    expect(matchOf(typed, home)).toEqual(expect.arrayContaining([town]));
  });

  it('is not searched near where no town of that name is in it', async () => {
    const near = 'Dallas, Moray';
    for (const unknown of [near, 'Bordea', 'ZH'])
      expect(await market.stranger.call('searchListings', { query: { near: unknown } }), unknown).toMatchObject({
        status: 422,
      });
    for (const known of ['Bordeaux', 'Portlan'])
      expect(await market.stranger.call('searchListings', { query: { near: known } }), known).toMatchObject({
        status: 200,
      });
    expect([matchOf(near, 'US'), matchOf(near, 'GB')]).toEqual([[], []]);
  });
});

describe('a town abroad', () => {
  it('is not certain where a town at home goes by its name', () => {
    expect(matchOf('Kingston', 'GB')).toEqual(expect.arrayContaining(['Kingston upon Hull', 'Kingston']));
    expect(matchOf('Kingston, Jamaica', 'GB')).toBe('Kingston, Kingston');
    expect(matchOf('Kingston', 'JM')).toBe('Kingston, Kingston');
  });

  it('is not certain where it is small and a village at home has its name', () => {
    expect(matchOf('St Ives', 'GB')).toBe('St Ives, England');
    expect(matchOf('Launceston', 'GB')).toEqual(['Launceston', 'Launceston']);
    expect(matchOf('Launceston', 'AU')).toBe('Launceston, Tasmania');
    expect(matchOf('St Ives', 'AU')).toBe('Saint Ives, New South Wales');
    expect(matchOf('St Ives, NSW', 'GB')).toBe('Saint Ives, New South Wales');
  });
});

describe('a small town', () => {
  it.each([
    ['CH', 'Reinach BL', 'Reinach, Basel-Landschaft'],
    ['CH', 'Reinach AG', 'Reinach, Aargau'],
    ['CH', 'Buchs (SG)', 'Buchs, Saint Gallen'],
    ['CH', 'Glarus', 'Glarus, Glarus'],
    ['CH', 'Rapperswil-Jona', 'Rapperswil, Saint Gallen'],
    ['CH', 'Ostermundigen', 'Ostermundigen, Bern'],
    ['AT', 'Eisenstadt', 'Eisenstadt, Burgenland'],
    ['AT', '6370 Kitzbühel', 'Kitzbühel, Tyrol'],
    ['DE', 'Münster-Sarmsheim', 'Münster-Sarmsheim, Rheinland-Pfalz'],
    ['GB', 'Houston, Renfrewshire', 'Houston, Scotland'],
    ['MX', 'Valle de Bravo', 'Valle de Bravo, México'],
    ['CH', 'Buchs ZH', 'Buchs, Zurich'],
    ['CH', 'Widnau', 'Widnau, Saint Gallen'],
    ['AT', 'Hallstatt', 'Hallstatt, Upper Austria'],
    ['AT', 'Lilienfeld', 'Lilienfeld, Lower Austria'],
    ['DE', 'Binz', 'Ostseebad Binz, Mecklenburg-Vorpommern'],
    ['ES', 'Petrer', 'Petrer, Valencia'],
    ['NL', 'Etten-Leur', 'Etten-Leur, North Brabant'],
    ['PT', 'Elvas', 'Elvas, Portalegre'],
    ['PT', 'Vila Nova de Famalicão', 'Vila Nova de Famalicão, Braga'],
  ])('in a shop of %s, %s is %s', (home, typed, town) => {
    expect(matchOf(typed, home)).toBe(town);
  });

  it.each([
    ['CH', 'Reinach', ['Reinach', 'Reinach']],
    ['AT', 'Neusiedl', ['Neusiedl am See', 'Neusiedl']],
    ['ES', 'Alcalá', ['Alcalá de Henares', 'Alcalá del Río']],
    ['ES', 'Santiago', ['Santiago', 'Santiago de Compostela']],
    ['MX', 'León', ['León de los Aldama']],
    ['MX', 'Roma Norte', ['Mexico City', 'Rome']],
    ['FR', 'Île-de-France', ['Paris']],
  ])('is several in a shop of %s, where another may be meant: %s', (home, typed, towns) => {
    expect(matchOf(typed, home)).toEqual(expect.arrayContaining(towns));
  });

  it.each([
    ['PT', 'Lagos', 'Faro'],
    ['DE', 'Salem', 'Baden-Wurttemberg'],
    ['GB', 'Houston', 'Scotland'],
    ['US', 'Pekin', 'Illinois'],
    ['US', 'Batavia', 'Illinois'],
  ])('in a shop of %s is not taken for a large town abroad: %s', (home, typed, region) => {
    expect(matchTown(typed, home)).toMatchObject({
      perhaps: expect.arrayContaining([expect.objectContaining({ region })]),
    });
  });

  it.each([
    ['ES', 'Alcalá', 'Alcalá de Henares'],
    ['ES', 'Guadalajara', 'Guadalajara, Castille-La Mancha'],
    ['ES', 'Talavera', 'Talavera de la Reina'],
    ['PT', 'Lagos', 'Lagos, Faro'],
    ['GB', 'Perth', 'Perth, Scotland'],
    ['US', 'Vienna', 'Vienna, Vienna'],
  ])('in a shop of %s, a search near %s is near %s', (home, typed, town) => {
    const { name, region } = findNear(typed, home);
    expect(`${name}, ${region}`).toMatch(town);
  });

  it.each([
    ['MX', 'Libertad'],
    ['MX', 'El Cafetal'],
  ])('abroad is only suggested in a shop of %s: %s', (home, typed) => {
    expect(matchOf(typed, home)).toEqual(expect.arrayContaining([typed]));
  });
});

describe('what people shorten', () => {
  it.each([
    ['DE', 'HH', 'Hamburg, Hamburg'],
    ['DE', 'HH-Altona', 'Altona, Hamburg'],
    ['ES', 'BCN', 'Barcelona, Catalonia'],
    ['US', 'KCMO', 'Kansas City, Missouri'],
    ['ES', 'S/C de Tenerife', 'Santa Cruz de Tenerife, Canary Islands'],
    ['ES', 'Pto. de la Cruz', 'Puerto de la Cruz, Canary Islands'],
    ['ES', 'El Pto. de Sta. María', 'El Puerto de Santa María, Andalusia'],
    ['ES', 'Stgo. de Compostela', 'Santiago de Compostela, Galicia'],
    ['MX', 'Cd. Juárez', 'Juárez, Chihuahua'],
    ['MX', 'Gral. Escobedo, N.L.', 'Ciudad General Escobedo, Nuevo León'],
    ['AR', 'Bs. As.', 'Buenos Aires, Buenos Aires F.D.'],
    ['DE', 'Frankfurt/M.', 'Frankfurt am Main, Hesse'],
    ['DE', 'Hof/Saale', 'Hof, Bavaria'],
    ['AT', 'Klagenfurt/Wörthersee', 'Klagenfurt am Wörthersee, Carinthia'],
    ['GB', 'Newcastle/Tyne', 'Newcastle upon Tyne, England'],
    ['DE', 'Schwäb. Gmünd', 'Schwäbisch Gmünd, Baden-Wurttemberg'],
    ['ES', 'S. Sebastián', 'Donostia / San Sebastián, Basque Country'],
    ['ES', 'C. Real', 'Ciudad Real, Castille-La Mancha'],
    ['PL', 'Gorzów Wlkp.', 'Gorzów Wielkopolski, Lubusz'],
    ['PT', 'V. N. de Gaia', 'Vila Nova de Gaia, Porto'],
    ['US', 'De Kalb, IL', 'DeKalb, Illinois'],
    ['US', 'Lasvegas NV', 'Las Vegas, Nevada'],
    ['US', 'Mc Allen, TX', 'McAllen, Texas'],
    ['IE', 'Dublin 6W', 'Dublin, Leinster'],
  ])('in a shop of %s, %s is %s', (home, typed, town) => {
    expect(matchOf(typed, home)).toBe(town);
  });

  it.each([
    ['US', 'HH', 'Hamburg'],
    ['US', 'BCN', 'Barcelona'],
    ['DE', 'KCMO', 'Kansas City'],
    ['DE', 'SFO', 'San Francisco'],
  ])('in a shop of %s, %s is not certain: %s', (home, typed, town) => {
    expect(matchOf(typed, home)).toEqual(expect.arrayContaining([town]));
    expect(matchOf('BCN, Spain', home)).toBe('Barcelona, Catalonia');
  });

  it.each([
    ['US', 'LODO', 'Denver'],
    ['ES', 'Chueca', 'Madrid'],
    ['ES', 'Mallorca', 'Palma'],
    ['MX', 'DF', 'Mexico City'],
    ['AR', 'Cap. Fed.', 'Buenos Aires'],
    ['DE', 'VS-Villingen', 'Villingen-Schwenningen'],
    ['DE', 'Münster in Tirol', 'Münster'],
  ])('in a shop of %s, %s is a part or a region, and first suggests %s', (home, typed, town) => {
    expect(matchOf(typed, home)[0]).toBe(town);
  });
});

it('a district that the gazetteer knows is certain', () => {
  expect(matchOf('München-Schwabing', 'DE')).toBe('Munich, Bavaria');
  expect(matchOf('Dresden-Blasewitz', 'DE')).toBe('Dresden, Saxony');
  expect(matchOf('Leipzig Connewitz', 'DE')).toBe('Leipzig, Saxony');
  expect(matchOf('20359 Hamburg St. Pauli', 'DE')).toBe('Hamburg, Hamburg');
  expect(matchOf('Winterthur-Töss', 'CH')).toBe('Winterthur, Zurich');
  expect(matchOf('Madrid Capital', 'ES')).toBe('Madrid, Madrid');
  expect(matchOf('Leipzig Xyz', 'DE')).toEqual(expect.arrayContaining(['Leipzig']));
  expect(matchOf('Dresden-Radebeul', 'DE')).toEqual(expect.arrayContaining(['Dresden']));
});
