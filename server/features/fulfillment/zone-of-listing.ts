import tzLookup from '@photostructure/tz-lookup';
import type { Services } from '../../ports/services.ts';

type Placed = { place_latitude: number | null; place_longitude: number | null };

/** Returns the time zone of a listing, such as `America/Los_Angeles`; the shop's when the town is unknown. */
export const zoneOfListing = (
  { config }: Pick<Services, 'config'>,
  { place_latitude: latitude, place_longitude: longitude }: Placed,
): string => (latitude === null || longitude === null ? config.timeZone : tzLookup(latitude, longitude));
