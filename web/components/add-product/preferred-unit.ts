import type { LengthUnit } from '../../../shared/domain/dimensions.ts';

/** Regions that measure furniture in inches. */
const inches = ['US', 'LR', 'MM'];

/** The unit that people where this browser is from measure in; a language without a region says centimetres. */
export function preferredUnit(): LengthUnit {
  const { region } = new Intl.Locale(navigator.language);
  return region && inches.includes(region) ? 'in' : 'cm';
}
