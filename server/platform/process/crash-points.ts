import { channel } from 'node:diagnostics_channel';

/** The places in a purchase between which a process may die; each is proved to lose nothing (reliability T10). */
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
] as const;
export type Step = (typeof steps)[number];

/** Where steps are told, for whoever runs the server under observation. */
export const stepChannel = 'settee:step';
const told = channel(stepChannel);

/** Tells that a step has been reached. In service nobody listens, and it costs nothing. */
export const reached = (step: Step): void => told.publish(step);
