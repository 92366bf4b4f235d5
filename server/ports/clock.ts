/** Deadlines, logins and access tokens use that of the database (`platform/db/database-clock.ts`). */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
