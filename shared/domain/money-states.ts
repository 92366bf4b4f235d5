/** The states of a purchase whose money has come, whatever became of it then. */
export const moneyStates = ['paid', 'refund_pending', 'refunded', 'refund_failed', 'disputed'] as const;
export type MoneyState = (typeof moneyStates)[number];
