import { channel } from 'node:diagnostics_channel';

/** Tests crash the process here (reliability T10). */
export const steps = [
  'begin:asked',
  'begin:put-aside',
  'begin:held',
  'intent:leased',
  'intent:made',
  'intent:stored',
  'delivery:leased',
  'delivery:changed',
  'delivery:stored',
  'money:read',
  'money:locked',
  'money:moved',
  'money:booked',
  'money:committed',
  'end:begun',
  'end:found',
  'end:canceled',
  'end:freed',
  'refund:asking',
  'refund:made',
  'refund:kept',
  'refund:booked',
  'event:received',
  'event:kept',
  'event:claimed',
  'event:settled',
  'event:finished',
  'transfer:ordering',
  'transfer:ordered',
  'transfer:asking',
  'transfer:made',
  'transfer:booked',
  'transfer:committed',
  'reversal:asking',
  'reversal:made',
  'reversal:booked',
  'offer:locked',
  'offer:held',
  'offer:accepted',
  'catalogue:telling',
] as const;
export type Step = (typeof steps)[number];

export const stepChannel = 'settee:step';
const stepEvents = channel(stepChannel);

/** Publishes a step; costs nothing without subscribers. */
export const crashPoint = (step: Step): void => stepEvents.publish(step);
