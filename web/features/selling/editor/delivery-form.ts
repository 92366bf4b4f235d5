import type { Listing } from '../../../../shared/contract/listings.ts';
import { z } from '../../../../shared/contract/zod.ts';
import { type DeliveryOffer, parseFee, parseRadius } from '../../../../shared/domain/delivery.ts';
import { defaultLanguage } from '../../../../shared/domain/language.ts';
import { plainPrice } from '../../../../shared/domain/plain-price.ts';
import { asTyped } from '../../../platform/i18n/formats.ts';
import { spoken } from '../../../platform/i18n/spoken.ts';
import { shopCurrency, wirePrice } from '../../../platform/shop-money.ts';
import { words } from '../../../words.ts';

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

export const emptyDelivery: DeliveryForm = {
  pickup: true,
  delivers: false,
  radius: '',
  deliveryFee: '',
  ships: false,
  carrierFee: '',
};

const readFee = (typed: string) =>
  parseFee(spoken().language === defaultLanguage ? typed : plainPrice(typed, shopCurrency()), shopCurrency());

/** Returns what is wrong, by field. */
export function deliveryErrors(typed: DeliveryForm): Partial<Record<keyof DeliveryForm, string>> {
  const said = words.deliveryOptions;
  const isFee = (text: string) => readFee(text) !== undefined;
  return {
    ...(typed.pickup || typed.delivers || typed.ships ? {} : { pickup: said.none }),
    ...(typed.delivers && parseRadius(typed.radius) === undefined ? { radius: said.notARadius } : {}),
    ...(typed.delivers && !isFee(typed.deliveryFee) ? { deliveryFee: said.notAFee } : {}),
    ...(typed.ships && !isFee(typed.carrierFee) ? { carrierFee: said.notAFee } : {}),
  };
}

/** Returns the form of an existing listing. */
export function deliveryFormOf({ pickup, deliveryRadiusKm, deliveryCents, carrierCents }: Listing): DeliveryForm {
  const fee = (cents: number | undefined) => (cents === undefined ? '' : cents === 0 ? '0' : asTyped(wirePrice(cents)));
  return {
    pickup: pickup !== false,
    delivers: deliveryCents !== undefined,
    radius: deliveryRadiusKm === undefined ? '' : String(deliveryRadiusKm),
    deliveryFee: fee(deliveryCents),
    ships: carrierCents !== undefined,
    carrierFee: fee(carrierCents),
  };
}

/** Returns the part of the request body. What cannot be read becomes a number that the server refuses. */
export const deliveryBodyOf = (typed: DeliveryForm): DeliveryOffer => ({
  pickup: typed.pickup,
  deliveryRadiusKm: typed.delivers ? (parseRadius(typed.radius) ?? 0) : null,
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
