/** What admins decide or send, in the order of the dashboard. */
export const openWorkKinds = [
  'bank_disputes',
  'refunds',
  'disputes',
  'returns',
  'appeals',
  'cases',
  'payouts',
  'debts',
] as const;
export type OpenWorkKind = (typeof openWorkKinds)[number];

export const MOST_COUNTED_WORK = 100;
