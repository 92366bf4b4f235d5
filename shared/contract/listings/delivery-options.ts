import { highestDeliveryFee, MAX_RADIUS_KM, MIN_RADIUS_KM } from '../../domain/delivery.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { deliveryRefusals } from '../../words/refusals/delivery.ts';
import type { ShopValues } from '../call.ts';
import { flag } from '../fields.ts';
import { z } from '../zod.ts';

const RADIUS = issueMessage(deliveryRefusals.radiusForm({ least: MIN_RADIUS_KM, most: MAX_RADIUS_KM }));

const feeIn = (shop: () => ShopValues) =>
  z
    .number({ error: issueMessage(deliveryRefusals.feeNeeded()) })
    .int(issueMessage(deliveryRefusals.feeNeeded()))
    .min(0, issueMessage(deliveryRefusals.feeNeeded()))
    .superRefine((cents, context) => {
      const { currency } = shop();
      const most = highestDeliveryFee(currency);
      if (cents > most)
        context.addIssue(issueMessage(deliveryRefusals.feeTooHigh({ most: { cents: most, currency } })));
    });

/** Beyond the specification; null switches one off. Without any it is a pickup. */
export const deliveryOptionsIn = (shop: () => ShopValues) => ({
  pickup: flag.optional(),
  deliveryRadiusKm: z
    .number({ error: RADIUS })
    .int(RADIUS)
    .min(MIN_RADIUS_KM, RADIUS)
    .max(MAX_RADIUS_KM, RADIUS)
    .nullable()
    .optional(),
  deliveryCents: feeIn(shop).nullable().optional(),
  carrierCents: feeIn(shop).nullable().optional(),
});

/** As shown; absent where it is a pickup, or not offered. */
export const shownDelivery = {
  pickup: z.boolean().optional(),
  deliveryRadiusKm: z.number().optional(),
  deliveryCents: z.number().optional(),
  carrierCents: z.number().optional(),
};
