/** Days to undo a removal (reliability T34). */
export const UNDO_DAYS = 30;

const DAY_MS = 86_400_000;

export const canUndo = (removedAt: Date, now: Date) => now.getTime() - removedAt.getTime() <= UNDO_DAYS * DAY_MS;

export const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

export const undoUntil = (removedAt: Date) => new Date(removedAt.getTime() + UNDO_DAYS * DAY_MS);
