/** Returns the seller from whom somebody else took a listing, who does not decide on its return. */
export const takenFrom = ({
  seller_id: sellerId,
  deleted_by: by,
}: {
  seller_id: string;
  deleted_by: string | null;
}): string[] => (by !== null && by !== sellerId ? [sellerId] : []);
