export const reviewRoles = ['buyer', 'seller'] as const;
/** The writer. */
export type ReviewRole = (typeof reviewRoles)[number];

export const reviewTags = ['as_described', 'good_condition', 'friendly', 'on_time'] as const;
export type ReviewTag = (typeof reviewTags)[number];

/** Characters, also of a reply. */
export const MAX_REVIEW = 1000;

/** Days; then a single review is shown alone. */
export const REVIEW_DAYS = 14;

/** @param seconds for a review */
export const reviewUntil = (completedAt: Date, seconds: number): Date =>
  new Date(completedAt.getTime() + seconds * 1000);

/** @param time now, and the seconds for a review */
export const canReview = (completedAt: Date | null, { now, seconds }: { now: Date; seconds: number }): boolean =>
  completedAt !== null && now < reviewUntil(completedAt, seconds);

/** A listing's condition says nothing about its buyer. */
export const tagsFor = (role: ReviewRole): readonly ReviewTag[] =>
  role === 'buyer' ? reviewTags : reviewTags.filter((tag) => tag === 'friendly' || tag === 'on_time');

/** To one decimal. */
export const roundRating = (average: number): number => Math.round(average * 10) / 10;

/** First name and last initial, for strangers. */
export function shortName(name: string): string {
  const parts = name.trim().split(/\s+/);
  const [first = ''] = parts;
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return last ? `${first} ${[...last][0]?.toUpperCase() ?? ''}.` : first;
}
