import type { Listing } from '../../../../shared/contract/listings.ts';
import { z } from '../../../../shared/contract/zod.ts';
import type { DeliveryOffer } from '../../../../shared/domain/delivery.ts';
import type { LengthUnit } from '../../../../shared/domain/dimensions.ts';
import { distanceIn } from '../../../../shared/domain/distance.ts';
import { defaultLanguage } from '../../../../shared/domain/language.ts';
import { plainPrice } from '../../../../shared/domain/plain-price.ts';
import { parseFee, parseRadius } from '../../../../shared/domain/typed-delivery.ts';
import { asTyped } from '../../../platform/i18n/formats.ts';
import { textSettings } from '../../../platform/i18n/text-settings.ts';
import { shopCurrency, wirePrice } from '../../../platform/shop-money.ts';
import { words } from '../../../words.ts';
import { showMaxRadius } from './show-max-radius.ts';

/** The typed ways of delivery. One that is switched off keeps its text. */
export const deliveryFields = {
  pickup: z.boolean(),
  delivers: z.boolean(),
  radius: z.string(),
  deliveryFee: z.string(),
  ships: z.boolean(),
  carrierFee: z.string(),
};
export type DeliveryForm = z.output<z.ZodObject<typeof deliveryFields>>;
/** The radius is in miles beside inches. */
type Measured = { unit: LengthUnit };

export const emptyDelivery: DeliveryForm = {
  pickup: true,
  delivers: false,
  radius: '',
  deliveryFee: '',
  ships: false,
  carrierFee: '',
};

const readFee = (typed: string) =>
  parseFee(textSettings().language === defaultLanguage ? typed : plainPrice(typed, shopCurrency()), shopCurrency());

/** Returns what is wrong, by field. */
export function deliveryErrors(typed: DeliveryForm & Measured): Partial<Record<keyof DeliveryForm, string>> {
  const texts = words.deliveryOptions;
  const isFee = (text: string) => readFee(text) !== undefined;
  return {
    ...(typed.pickup || typed.delivers || typed.ships ? {} : { pickup: texts.none }),
    ...(typed.delivers && parseRadius(typed.radius, typed.unit) === undefined
      ? { radius: texts.notARadius(showMaxRadius(typed.unit)) }
      : {}),
    ...(typed.delivers && !isFee(typed.deliveryFee) ? { deliveryFee: texts.notAFee } : {}),
    ...(typed.ships && !isFee(typed.carrierFee) ? { carrierFee: texts.notAFee } : {}),
  };
}

/** Returns the form of an existing listing. */
export function deliveryFormOf(
  { pickup, deliveryRadiusKm, deliveryCents, carrierCents }: Listing,
  unit: LengthUnit,
): DeliveryForm {
  const fee = (cents: number | undefined) => (cents === undefined ? '' : cents === 0 ? '0' : asTyped(wirePrice(cents)));
  return {
    pickup: pickup !== false,
    delivers: deliveryCents !== undefined,
    radius: deliveryRadiusKm === undefined ? '' : String(distanceIn(deliveryRadiusKm, unit)),
    deliveryFee: fee(deliveryCents),
    ships: carrierCents !== undefined,
    carrierFee: fee(carrierCents),
  };
}

/** Returns its part of the request body. Unreadable input becomes a number that the server refuses. */
export const deliveryBodyOf = (typed: DeliveryForm & Measured): DeliveryOffer => ({
  pickup: typed.pickup,
  deliveryRadiusKm: typed.delivers ? (parseRadius(typed.radius, typed.unit) ?? 0) : null,
  deliveryCents: typed.delivers ? (readFee(typed.deliveryFee) ?? -1) : null,
  carrierCents: typed.ships ? (readFee(typed.carrierFee) ?? -1) : null,
});

/** The field of each sent name. */
export const deliveryFieldOf: Partial<Record<string, keyof DeliveryForm>> = {
  pickup: 'pickup',
  deliveryRadiusKm: 'radius',
  deliveryCents: 'deliveryFee',
  carrierCents: 'carrierFee',
};
