import tzLookup from '@photostructure/tz-lookup';
import type { Services } from '../../ports/services.ts';
import { matchTown } from '../places/match-town.ts';

type Placed = { location: string; place_latitude: number | null; place_longitude: number | null };
type Shop = Pick<Services, 'config' | 'shop'>;

/** Returns the time zone of a listing, such as `America/Los_Angeles`; the shop's when the town is unknown. */
export const zoneOfListing = (services: Shop, placed: Placed): string =>
  zoneOfTown(services, placed) ?? services.config.timeZone;

/** Returns the time zone of a listing's town, chosen or written; undefined when it is unknown or one of several. */
export function zoneOfTown(
  { shop }: Pick<Shop, 'shop'>,
  { location, place_latitude: latitude, place_longitude: longitude }: Placed,
): string | undefined {
  if (latitude !== null && longitude !== null) return tzLookup(latitude, longitude);
  const match = matchTown(location, shop.settings().country);
  return 'town' in match ? tzLookup(match.town.latitude, match.town.longitude) : undefined;
}
