import { channel } from 'node:diagnostics_channel';

/** Steps at which tests crash the process (reliability T10). */
export const steps = [
  'begin:asked',
  'begin:put-aside',
  'begin:held',
  'intent:leased',
  'intent:made',
  'intent:stored',
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
  'catalogue:telling',
] as const;
export type Step = (typeof steps)[number];

export const stepChannel = 'settee:step';
const told = channel(stepChannel);

/** Publishes a step; without subscribers it costs nothing. */
export const reached = (step: Step): void => told.publish(step);
