export type View = {
  day: string;
  listingId: string;
  /** Anonymous key. */
  visitor: string;
  /** If signed in: the seller's own views do not count. */
  accountId?: string;
};

export type ViewBuffer = {
  /** Ignores duplicates; drops views when full. */
  add(view: View): void;
  take(): View[];
};
