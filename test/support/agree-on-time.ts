import type { Visitor } from './actor.ts';

const HOUR = 3_600_000;

/** Seller and buyer agree on a time for the handover. @param hours from now */
export async function agreeOnTime(seller: Visitor, buyer: Visitor, id: string, hours = 30): Promise<void> {
  const at = (from: number) => new Date(Date.now() + from * HOUR).toISOString();
  const windows = [{ start: at(hours), end: at(hours + 2) }];
  const [window] = await seller.api.proposeWindows({ params: { id }, body: { windows } });
  await buyer.api.acceptWindow({ params: { id, windowId: String(window?.id) } });
}
