import type { LengthUnit } from '../../../shared/domain/dimensions.ts';
import { distanceIn } from '../../../shared/domain/distance.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';

/** Shows a stored distance in kilometers, or in miles beside inches: `16 miles`. */
export const showDistance = (kilometres: number, unit: LengthUnit): string =>
  words.listing.distance(showCount(distanceIn(kilometres, unit)), unit);
