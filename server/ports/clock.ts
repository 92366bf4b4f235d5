/** Deadlines use that of the database (`platform/db/database-clock.ts`); a token uses that of its process. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
