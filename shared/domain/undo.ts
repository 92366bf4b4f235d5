/** Days in which a removal can be undone (reliability T34). */
export const UNDO_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whether something that was removed may still be brought back. */
export const canUndo = (removedAt: Date, now: Date) => now.getTime() - removedAt.getTime() <= UNDO_DAYS * DAY_MS;

/** The instant before which nothing that was removed can be brought back any more. */
export const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

/** The last instant at which a removal can be undone. */
export const undoUntil = (removedAt: Date) => new Date(removedAt.getTime() + UNDO_DAYS * DAY_MS);
