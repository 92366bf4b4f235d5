import type { Fault } from './provider-console.ts';

/** Kinds of failures of a call to the card provider (reliability T9). */
export const providerFaults: Record<string, Fault> = {
  timeout: { kind: 'timeout' },
  'reset after success': { kind: 'reset_after_success' },
  'conflict 409': { kind: 'status', status: 409 },
  'limit 429': { kind: 'status', status: 429 },
  'recorded 500': { kind: 'status', status: 500, recorded: true },
  'unrecorded 500': { kind: 'status', status: 500 },
  '500 although it was done': { kind: 'fails_after_success', status: 500 },
  'malformed answer': { kind: 'malformed' },
};
