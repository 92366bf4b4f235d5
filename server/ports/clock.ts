/** For deadlines, logins and access tokens: the database's clock (`platform/db/database-clock.ts`). */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
