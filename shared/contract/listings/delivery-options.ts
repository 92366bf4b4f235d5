import { MAX_DELIVERY_FEE, MAX_RADIUS_KM, MIN_RADIUS_KM } from '../../domain/delivery.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { deliveryRefusals } from '../../words/refusals/delivery.ts';
import { flag } from '../fields.ts';
import { z } from '../zod.ts';

const RADIUS = issueMessage(deliveryRefusals.radiusForm({ least: MIN_RADIUS_KM, most: MAX_RADIUS_KM }));
const FEE = issueMessage(deliveryRefusals.feeTooHigh());

const fee = z
  .number({ error: issueMessage(deliveryRefusals.feeNeeded()) })
  .int(issueMessage(deliveryRefusals.feeNeeded()))
  .min(0, issueMessage(deliveryRefusals.feeNeeded()))
  .max(MAX_DELIVERY_FEE, FEE);

/** Beyond the specification; null switches one off. Without any it is a pickup. */
export const deliveryOptions = {
  pickup: flag.optional(),
  deliveryRadiusKm: z
    .number({ error: RADIUS })
    .int(RADIUS)
    .min(MIN_RADIUS_KM, RADIUS)
    .max(MAX_RADIUS_KM, RADIUS)
    .nullable()
    .optional(),
  deliveryCents: fee.nullable().optional(),
  carrierCents: fee.nullable().optional(),
};

/** As shown; absent where it is a pickup, or not offered. */
export const shownDelivery = {
  pickup: z.boolean().optional(),
  deliveryRadiusKm: z.number().optional(),
  deliveryCents: z.number().optional(),
  carrierCents: z.number().optional(),
};
