/** Returns who may not decide on the return of a removed listing: its seller, if somebody else removed it. */
export const partiesOfRestore = ({
  seller_id: sellerId,
  deleted_by: by,
}: {
  seller_id: string;
  deleted_by: string | null;
}): string[] => (by !== null && by !== sellerId ? [sellerId] : []);
