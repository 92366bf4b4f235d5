import { useQuery } from '@tanstack/react-query';
import { OFFER_HOLD_HOURS, OFFER_HOURS } from '../../../shared/domain/offer.ts';
import { byLocale, pageLocale } from '../../platform/i18n/formats.ts';
import { settingsQuery } from '../settings/public-settings-query.ts';

/** Returns how long an offer is open, and how long an accepted one holds: `48 hours`. */
export function useOfferHours(): { open: string; held: string } {
  const { data } = useQuery(settingsQuery);
  const { openHours = OFFER_HOURS, holdHours = OFFER_HOLD_HOURS } = data?.offers ?? {};
  const write = hours(pageLocale()).format;
  return { open: write(openHours), held: write(holdHours) };
}

const hours = byLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }));
