/** Days in which a removal can be undone (reliability T34). */
const UNDO_DAYS = 30;

const DAY_MS = 86_400_000;

/** Returns whether a removal can be undone. */
export const canUndo = (removedAt: Date, now: Date) => now.getTime() - removedAt.getTime() <= UNDO_DAYS * DAY_MS;

/** Returns the earliest removal that can be undone. */
export const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

/** Returns the deadline of an undo. */
export const undoUntil = (removedAt: Date) => new Date(removedAt.getTime() + UNDO_DAYS * DAY_MS);
