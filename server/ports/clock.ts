/** For tokens and tests. Holds use the database's clock. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
