/** Purchases that were paid, also if refunded later. */
export const moneyStates = ['paid', 'refund_pending', 'refunded', 'refund_failed', 'disputed'] as const;
export type MoneyState = (typeof moneyStates)[number];
