/** Duties of the operator with a legal deadline. */
export type LegalDeadline = 'withdrawal' | 'appeal' | 'erasure' | 'tax_report';

/** Days before the last one. The operator is notified each day. */
export const TOLD_DAYS_BEFORE: Record<LegalDeadline, number> = { withdrawal: 5, appeal: 7, erasure: 0, tax_report: 24 };

/** By law: without undue delay. */
export const APPEAL_DAYS = 14;

/** The last moment to report a year: 31 January of the next one, UTC. */
export const reportUntil = (year: number): Date => new Date(Date.UTC(year + 1, 1, 1) - 1);
