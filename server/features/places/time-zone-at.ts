import tzLookup from '@photostructure/tz-lookup';
import type { Position } from '../../../shared/domain/place.ts';

/** Returns the time zone of a position, such as `America/Los_Angeles`. */
export const timeZoneAt = ({ latitude, longitude }: Position): string => tzLookup(latitude, longitude);
