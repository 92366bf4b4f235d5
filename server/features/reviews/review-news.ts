import type { News } from '../notifications/notify.ts';

type Shown = { about_id: string; stars: number; writer: string; title: string; listing_id: string };

/** Returns the notification of a review that is public now. */
export const reviewNews = ({ about_id, stars, writer, title, listing_id }: Shown): News => ({
  accountId: about_id,
  kind: 'review_received',
  params: { title, from: writer, stars },
  href: '/dashboard/reviews',
  listingId: listing_id,
});
