import type { Cents } from '../../../../shared/domain/money.ts';
import { claimNight } from '../../../platform/db/claim-night.ts';
import { ProviderFailure } from '../../../ports/card-payments.ts';
import type { ConnectPayouts, ProviderTransfer } from '../../../ports/seller-payouts.ts';
import type { Services } from '../../../ports/services.ts';
import {
  type BookedTransfer,
  findBooked,
  finishTransferNight,
  listBookedTransfers,
  type TransferSums,
} from './comparison-store.ts';

type Needed = Pick<Services, 'db' | 'log' | 'sellerPayouts'>;

/** Days back, as for payments. */
const DAYS = 120;
const DAY_MS = 24 * 3600_000;

/** Once a night. @returns undefined when another process did */
export async function compareTransfersNightly(services: Needed & Pick<Services, 'clock'>) {
  if (services.sellerPayouts.kind !== 'connect' || !(await claimNight(services.db, 'transfer_comparisons')))
    return undefined;
  const { breaks: _, ...sums } = await compareTransfers(services);
  await finishTransferNight(services.db, sums);
  return sums;
}

/**
 * Compares the provider's transfers with the ledger, in both directions. Reads differences again, then alerts.
 * @returns both sums, and how many differ
 */
export async function compareTransfers(
  services: Needed & Pick<Services, 'clock'>,
): Promise<TransferSums & { breaks: number }> {
  const { db, sellerPayouts } = services;
  const sums = { transfers: 0, providerCents: 0, ledgerCents: 0, breaks: 0 };
  if (sellerPayouts.kind !== 'connect') return sums;
  const since = new Date(services.clock.now().getTime() - DAYS * DAY_MS);
  const seen = new Set<string>();
  const add = (compared: Compared) => {
    sums.transfers += 1;
    sums.providerCents += compared.providerCents;
    sums.ledgerCents += compared.ledgerCents;
    if (compared.isBroken) sums.breaks += 1;
  };
  for await (const told of sellerPayouts.listTransfers(since)) {
    seen.add(told.id);
    // For another purpose than a sale.
    if (told.transferId !== undefined) add(await compare(services, sellerPayouts, told));
  }
  // The provider may have made it before the first day.
  for (const row of await listBookedTransfers(db, new Date(since.getTime() + DAY_MS)))
    if (row.provider_id && !seen.has(row.provider_id)) add(await compareMissing(services, sellerPayouts, row));
  return sums;
}

/** By the provider's id. */
export async function compareTransfer(services: Needed, providerId: string): Promise<void> {
  const { sellerPayouts } = services;
  if (sellerPayouts.kind !== 'connect') return;
  const told = await readTold(sellerPayouts, providerId);
  if (told?.transferId !== undefined) await compare(services, sellerPayouts, told);
}

type Compared = { providerCents: Cents; ledgerCents: Cents; isBroken: boolean };

const centsOf = ({ amount, reversed }: ProviderTransfer): Cents => amount - reversed;

async function compare(services: Needed, provider: ConnectPayouts, told: ProviderTransfer): Promise<Compared> {
  const first = await findBooked(services.db, { id: told.transferId, providerId: told.id });
  if (agrees(told, first)) return { providerCents: centsOf(told), ledgerCents: first?.cents ?? 0, isBroken: false };
  // It may have moved since the listing.
  const again = (await readTold(provider, told.id)) ?? told;
  const row = await findBooked(services.db, { id: told.transferId, providerId: told.id });
  const found = { providerCents: centsOf(again), ledgerCents: row?.cents ?? 0, isBroken: !agrees(again, row) };
  if (found.isBroken) alert(services, told.id, found);
  return found;
}

/** A second transfer for one of ours has another id. */
const agrees = (told: ProviderTransfer, row: BookedTransfer | undefined): boolean =>
  row === undefined
    ? centsOf(told) === 0
    : row.is_moving
      ? row.provider_id === null || row.provider_id === told.id
      : row.provider_id === told.id && row.cents === centsOf(told);

async function compareMissing(services: Needed, provider: ConnectPayouts, row: BookedTransfer): Promise<Compared> {
  const told = row.provider_id ? await readTold(provider, row.provider_id) : undefined;
  if (told) return compare(services, provider, told);
  const found = { providerCents: 0, ledgerCents: row.cents, isBroken: true };
  alert(services, row.provider_id ?? row.id, found);
  return found;
}

async function readTold(provider: ConnectPayouts, id: string): Promise<ProviderTransfer | undefined> {
  try {
    return await provider.readTransfer(id);
  } catch (error) {
    if (error instanceof ProviderFailure && error.status === 404) return undefined;
    throw error;
  }
}

const alert = ({ log }: Needed, transfer: string, { providerCents, ledgerCents }: Compared) =>
  log.error({ transfer, providerCents, ledgerCents, alert: true }, 'a transfer differs from the payment provider');
