/** Moves the first listing not on hold to the front. */
export function leadFirst<Listing extends { onHoldUntil?: string | undefined }>(
  listings: readonly Listing[],
): readonly Listing[] {
  const lead = listings.find(({ onHoldUntil }) => !onHoldUntil);
  return lead ? [lead, ...listings.filter((one) => one !== lead)] : listings;
}
