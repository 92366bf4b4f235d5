import type { z } from 'zod';
import { platformCents, sellerCents } from './balances.ts';
import { type CallContext, toSeconds } from './call-context.ts';
import { getObject, insertObject, updateObject } from './object-store.ts';
import type { createTransferParameters, reverseTransferParameters } from './parameters.ts';
import { recordEvent } from './record-event.ts';
import { invalidRequest } from './stripe-error.ts';
import type { Transfer, TransferReversal } from './wire.ts';
import { createWireId } from './wire-id.ts';

/**
 * Moves money to a seller's account. Throws 400 when it cannot receive it, for more than the source's charge, or for
 * more than the marketplace has (`balance_insufficient`).
 */
export async function createTransfer(
  context: CallContext,
  given: z.infer<typeof createTransferParameters>,
): Promise<Transfer> {
  const { tx } = context;
  const amount = given.amount;
  const currency = given.currency.toLowerCase();
  if (amount < 1) throw invalidRequest('The amount must be at least 1 cent.', { param: 'amount' });
  const account = await getObject(tx, 'account', {
    id: given.destination,
    options: { lock: true, param: 'destination' },
  });
  if (account.capabilities.transfers !== 'active')
    throw invalidRequest('The destination account needs the transfers capability to receive money.', {
      code: 'insufficient_capabilities_for_transfer',
    });
  if (given.source_transaction) await checkSource(context, given.source_transaction, { amount, currency });
  // A transfer from the balance waits for others: they share it.
  else await checkBalance(context, amount, currency);
  const transfer: Transfer = {
    id: createWireId('tr'),
    object: 'transfer',
    amount,
    amount_reversed: 0,
    created: toSeconds(context.now),
    currency,
    description: given.description ?? null,
    destination: account.id,
    livemode: false,
    metadata: given.metadata,
    reversed: false,
    source_transaction: given.source_transaction ?? null,
    transfer_group: given.transfer_group ?? null,
  };
  await insertObject<'transfer'>(tx, transfer);
  await recordEvent(context, 'transfer.created', { object: transfer });
  return transfer;
}

async function checkSource(
  { tx }: CallContext,
  id: string,
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  const charge = await getObject(tx, 'charge', { id, options: { lock: true, param: 'source_transaction' } });
  if (!charge.paid || charge.currency !== currency)
    throw invalidRequest('The source transaction was not paid in this currency.', { param: 'source_transaction' });
  const { rows } = await tx.query<{ cents: number }>(
    `select coalesce(sum((body ->> 'amount')::bigint - (body ->> 'amount_reversed')::bigint), 0)::float8 as cents
     from sandbox_stripe.object where kind = 'transfer' and body ->> 'source_transaction' = $1`,
    [id],
  );
  if ((rows[0]?.cents ?? 0) + amount > charge.amount)
    throw invalidRequest('The transfers of a charge cannot be more than its amount.', { param: 'amount' });
}

async function checkBalance({ tx }: CallContext, amount: number, currency: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7245115)');
  if ((await platformCents(tx, currency)) >= amount) return;
  throw invalidRequest('You have insufficient available funds.', { code: 'balance_insufficient' });
}

/** Reverses a transfer, in full or by `amount` cents. Throws 400 when the seller no longer has them. */
export async function reverseTransfer(
  context: CallContext,
  id: string,
  given: z.infer<typeof reverseTransferParameters>,
): Promise<TransferReversal> {
  const { tx } = context;
  const { destination } = await getObject(tx, 'transfer', { id });
  await getObject(tx, 'account', { id: destination, options: { lock: true } });
  const transfer = await getObject(tx, 'transfer', { id, options: { lock: true } });
  const left = transfer.amount - transfer.amount_reversed;
  const amount = given.amount ?? left;
  if (amount < 1 || amount > left)
    throw invalidRequest(`The reversal must be between 1 and ${left} cents.`, { param: 'amount' });
  if ((await sellerCents(tx, destination)) < amount)
    throw invalidRequest('The account has insufficient available funds for this reversal.', {
      code: 'balance_insufficient',
    });
  const reversal: TransferReversal = {
    id: createWireId('trr'),
    object: 'transfer_reversal',
    amount,
    created: toSeconds(context.now),
    currency: transfer.currency,
    metadata: given.metadata,
    transfer: id,
  };
  const changed: Transfer = {
    ...transfer,
    amount_reversed: transfer.amount_reversed + amount,
    reversed: amount === left,
  };
  await insertObject<'transfer_reversal'>(tx, reversal);
  await updateObject<'transfer'>(tx, changed);
  await recordEvent(context, 'transfer.reversed', { object: changed });
  return reversal;
}
