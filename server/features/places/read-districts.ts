import { plainName } from './plain-name.ts';
import { withoutPostcodes } from './read-town.ts';
import { isDistrictName } from './suggest-by-part.ts';

/** `isBefore`: the district stands before the town. `isListed`: counts only if the gazetteer lists it. */
export type DistrictReading = { town: string; district: string; isBefore?: true; isListed?: true };

/** `Tours-sur-Marne` is a name of its own. */
export const OF_A_NAME =
  /^(?:a|am|an|aux?|bei|by|d|de|del|der|des|di|du|en|i|im|in|l|la|las|le|les|lès|los|ob|on|sous|sur|the|under|und|upon|vor|y|e)(?:[-\s'’]|$)/iu;
const part =
  '(?:nord|süd|ost|west|mitte|zentrum|stadtmitte|innenstadt|altstadt|neustadt|stadt|centro|centre|center|capital|norte|sur|este|oeste|north|south|east|downtown|city\\scent(?:er|re))';
/** No other place. */
export const PART_OF_EACH = new RegExp(`^${part}$`, 'iu');
const ENDS_WITH_PART = new RegExp(`\\s(${part})$`, 'iu');
const LEAST_LETTERS = 4;
const LEAST_OF_SHORT = 3;
const MOST_SPACES = 4;

/** `Köln-Ehrenfeld`, `Wien, Neubau`, `Capitol Hill, Seattle, WA`, `Leipzig Connewitz` */
export function readDistricts(typed: string): DistrictReading[] {
  const parts = withoutPostcodes(typed);
  const [first = '', second = '', ...rest] = parts;
  const readings: DistrictReading[] = [];
  for (const { index } of first.matchAll(/(?<=\p{L})-(?=\p{L})/gu)) {
    const district = first.slice(index + 1);
    if (district.length < LEAST_OF_SHORT || OF_A_NAME.test(district)) continue;
    readings.unshift({ town: [first.slice(0, index), ...parts.slice(1)].join(', '), district });
  }
  const [behind = '', district] = ENDS_WITH_PART.exec(first) ?? [];
  if (district) readings.push({ town: [first.slice(0, -behind.length), ...parts.slice(1)].join(', '), district });
  if (second.length >= LEAST_LETTERS) readings.push({ town: [first, ...rest].join(', '), district: second });
  if (second.length >= LEAST_OF_SHORT && first.length >= LEAST_LETTERS)
    readings.push({ town: [second, ...rest].join(', '), district: first, isBefore: true });
  for (const { index } of [...first.matchAll(/\s+(?=\p{L})/gu)].slice(0, MOST_SPACES)) {
    const district = first.slice(index).trim();
    if (!isDistrictName(plainName(district))) continue;
    readings.push({ town: [first.slice(0, index), ...parts.slice(1)].join(', '), district, isListed: true });
  }
  return readings;
}
