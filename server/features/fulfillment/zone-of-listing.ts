import type { Services } from '../../ports/services.ts';
import { timeZoneAt } from '../places/time-zone-at.ts';

type Placed = { place_latitude: number | null; place_longitude: number | null };

/** Falls back to the shop's zone when the town is unknown. */
export const zoneOfListing = (
  { config }: Pick<Services, 'config'>,
  { place_latitude: latitude, place_longitude: longitude }: Placed,
): string => (latitude === null || longitude === null ? config.timeZone : timeZoneAt({ latitude, longitude }));
