/**
 * What a receipt is named by: the day of the payment (UTC) and eight characters of the record's own id, which a person
 * can read out on the telephone.
 * @param saleId the paid record's id, whose last part is random
 */
export function receiptNumber(saleId: string, paidAt: Date): string {
  const day = paidAt.toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}-${saleId.slice(-8).toUpperCase()}`;
}
