/**
 * Returns the UTC day with eight random characters.
 * @param saleId the paid record's id
 */
export function receiptNumber(saleId: string, paidAt: Date): string {
  const day = paidAt.toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}-${saleId.slice(-8).toUpperCase()}`;
}
