import { z } from 'zod';
import { call } from './call.ts';

/** What the browser must know of this installation before it can sign in or pay. Nothing here is secret. */
export const settings = z.object({
  /** Whether an e-mail must be confirmed before its owner sells or pays: where mail can be sent (reliability 3.9). */
  emailMustBeConfirmed: z.boolean(),
  identity: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('local'), google: z.boolean() }),
    z.object({
      kind: z.literal('firebase'),
      options: z.record(z.string(), z.string()),
      emulatorUrl: z.string().optional(),
    }),
  ]),
  payments: z.object({
    kind: z.enum(['sandbox', 'stripe']),
    publishableKey: z.string(),
    /** Where the provider's script is loaded from, for `stripe`. */
    scriptUrl: z.string().optional(),
    /** Where a card is confirmed, for `sandbox`. */
    apiUrl: z.string().optional(),
    holdMinutes: z.number(),
  }),
});
export type Settings = z.output<typeof settings>;

export const settingsCalls = {
  getSettings: call({
    route: 'GET /settings',
    who: 'anyone',
    summary: 'What the browser needs to sign people in and take cards here.',
    answer: settings,
    statuses: [200],
    errors: [],
  }),
};
