/** Puts the first listing that can be bought now first, for the largest card; where all are held, they stay as they come. */
export function leadFirst<Listing extends { onHoldUntil?: string | undefined }>(
  listings: readonly Listing[],
): readonly Listing[] {
  const lead = listings.find(({ onHoldUntil }) => !onHoldUntil);
  return lead ? [lead, ...listings.filter((one) => one !== lead)] : listings;
}
