/** Days to undo a removal (reliability T34). */
export const UNDO_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whether a removal can still be undone. */
export const canUndo = (removedAt: Date, now: Date) => now.getTime() - removedAt.getTime() <= UNDO_DAYS * DAY_MS;

/** Earlier removals are final. */
export const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

/** The last moment to undo a removal. */
export const undoUntil = (removedAt: Date) => new Date(removedAt.getTime() + UNDO_DAYS * DAY_MS);
