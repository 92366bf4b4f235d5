/** The time, as the server sees it. Holds are decided by the database's clock; this one is for tokens and tests. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
