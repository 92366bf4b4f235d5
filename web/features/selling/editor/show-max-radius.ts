import { maxRadius } from '../../../../shared/domain/delivery.ts';
import type { LengthUnit } from '../../../../shared/domain/dimensions.ts';
import { showCount } from '../../../platform/i18n/formats.ts';
import { words } from '../../../words.ts';

export const showMaxRadius = (unit: LengthUnit): string => words.listing.distance(showCount(maxRadius(unit)), unit);
