import { plainName, spellingsOf } from './plain-name.ts';
import { type RankedTown, rankTowns, WEIGHT_OF_OWN_NAME } from './rank-towns.ts';
import { OF_A_NAME } from './read-districts.ts';
import { KEY_LETTERS } from './read-gazetteer.ts';
import type { TownReading } from './read-town.ts';

const MOST_WITH_ONE_NAME = 200;
/** Times. */
const CLEARLY_LARGER = 3;

/** Returns towns that may be meant instead of the first one. */
export function doubtsOf(
  { first, others, reading }: { first: RankedTown; others: readonly RankedTown[]; reading: TownReading },
  home: string,
): RankedTown[] {
  const longer = reading.within.length === 0 ? others.filter((town) => isLongerAtHome(town, first, reading.name)) : [];
  return [
    ...longer.filter(
      ({ place, weight }) => place.country === home && (first.place.country !== home || weight > first.weight),
    ),
    ...doubtsOfArea(first, reading, home),
  ];
}

/** `Kingston` in Britain, `Neusiedl` in Austria. */
const isLongerAtHome = ({ place, weight, isOwnName }: RankedTown, first: RankedTown, name: string) => {
  const own = plainName(place.name);
  const weightOfName = isOwnName ? weight : weight * WEIGHT_OF_OWN_NAME;
  return (
    own.startsWith(`${name} `) &&
    OF_A_NAME.test(own.slice(name.length + 1)) &&
    CLEARLY_LARGER * weightOfName > first.weight
  );
};

/** `Dover, Kent` is also in Kent County, Delaware. */
function doubtsOfArea(first: RankedTown, reading: TownReading, home: string): RankedTown[] {
  const region = reading.within.find((one) => isOnlyBareArea(first, one));
  if (region === undefined) return [];
  const { country, region: itsRegion } = first.place;
  const isAbroad = country !== home;
  const sameName = rankTowns(reading.name, MOST_WITH_ONE_NAME, home).towns.filter(
    ({ rank, place, population, area }) =>
      rank === 0 &&
      place.country !== country &&
      (area.names.has(region) || (isAbroad && (place.country === home || population > first.population))),
  );
  const ofAreasName = region.length < KEY_LETTERS ? [] : rankTowns(region, MOST_WITH_ONE_NAME, home).towns;
  const beside = ofAreasName.filter(
    ({ rank, place, isOwnName }) => rank === 0 && isOwnName && place.country === country && place.region === itsRegion,
  );
  return [...sameName, ...beside.filter(({ place }) => place !== first.place)];
}

const isOnlyBareArea = ({ within, area }: RankedTown, region: string) =>
  area.bare.has(region) && !area.names.has(region) && ![...within].some((name) => name.startsWith(region));

/** Saint Ives in Australia. */
export const isNamesake = (
  { first, reading }: { first: RankedTown; reading: TownReading | undefined },
  home: string,
): boolean =>
  first.place.country !== home &&
  reading?.within.length === 0 &&
  first.namesakesIn.includes(home) &&
  spellingsOf(first.place.name).includes(reading.name);
