import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../platform/db/database.ts';
import { ProviderFailure } from '../ports/card-payments.ts';
import type { AccountWait, ConnectPayouts, SellerAccount } from '../ports/seller-payouts.ts';
import {
  adoptAccount,
  deleteAccountOfLeaver,
  extendWaitOfAccount,
  findSellerAccount,
  findSellerOf,
  listNewAccounts,
  listReadyAccounts,
  nextAccountAttempt,
  orderAccount,
  storeAccountState,
} from './connect-account-store.ts';
import { shownWait, waitsOf } from './payout-waits.ts';
import type { StripeConnect } from './stripe-connect.ts';

const MOST_READS = 5;
/** Milliseconds between tries while another request creates the account, and their number. */
const WAIT_MILLISECONDS = 200;
const WAITS = 25;

type Settings = {
  publicUrl: string;
  waitSeconds: number;
};

/** Lets the card provider pay, and collect bank details on its own page. */
export const createConnectPayouts = (
  db: Db,
  { publicUrl, waitSeconds }: Settings,
  provider: StripeConnect,
): ConnectPayouts => {
  const earnings = `${publicUrl}/dashboard/earnings`;

  async function ensureAccount(sellerId: string): Promise<string> {
    for (let wait = 0; ; wait++) {
      const known = await findSellerAccount(db, sellerId);
      if (known?.provider_id) return known.provider_id;
      try {
        return await createAccount(sellerId);
      } catch (error) {
        if (wait >= WAITS || !isKeyInUse(error)) throw error;
        await sleep(WAIT_MILLISECONDS);
      }
    }
  }

  async function createAccount(sellerId: string): Promise<string> {
    const { email, attempt } = await orderAccount(db, sellerId);
    const key = `account:${sellerId}:${attempt}`;
    const made = await provider.createAccount({ key, sellerId, email }).catch(async (error: unknown) => {
      if (error instanceof ProviderFailure && error.outcome === 'refused')
        await nextAccountAttempt(db, sellerId, attempt);
      throw error;
    });
    await adoptAccount(db, sellerId, made);
    const adopted = await findSellerAccount(db, sellerId);
    if (!adopted?.provider_id)
      throw new ProviderFailure('unknown', undefined, 'The account of a seller is not stored.');
    return adopted.provider_id;
  }

  async function refreshAccount(sellerId: string): Promise<{ account: SellerAccount; isOther: boolean }> {
    // Reads may end out of order: only the newest is stored.
    for (let tries = 0; tries < MOST_READS; tries++) {
      const known = await findSellerAccount(db, sellerId);
      if (!known?.provider_id) return { account: { state: 'none', hosted: true }, isOther: false };
      const { fingerprint, ...answer } = await provider.readAccount(known.provider_id);
      const isOther = isOtherAccount(known, { ...answer, fingerprint });
      const before = { revision: known.revision, waitSeconds, isOther };
      if (await storeAccountState(db, sellerId, before, { ...answer, fingerprint }))
        return { account: { ...answer, ...(await readWait(sellerId)) }, isOther };
    }
    return { account: await readAccount(sellerId), isOther: false };
  }

  async function readAccount(sellerId: string): Promise<SellerAccount> {
    const known = await findSellerAccount(db, sellerId);
    if (!known?.provider_id) return { state: 'none', hosted: true };
    return {
      state: known.state,
      ...(known.reason ? { reason: known.reason } : {}),
      ...(known.account_ending ? { accountEnding: known.account_ending } : {}),
      hosted: true,
      ...(await readWait(sellerId)),
    };
  }

  const readWait = async (sellerId: string) => shownWait((await listWaiting(db, [sellerId])).get(sellerId));

  return {
    kind: 'connect',
    ...provider,
    readAccount,
    refreshAccount,
    async listReady(tx, sellerIds) {
      const rows = sellerIds.length > 0 ? await listReadyAccounts(tx, sellerIds) : [];
      return rows.map(({ account_id: id }) => id);
    },
    listWaiting,
    holdBack: extendWaitOfAccount,
    async beginOnboarding(sellerId) {
      const account = await ensureAccount(sellerId);
      return (await readAccount(sellerId)).state === 'ready'
        ? provider.loginTo(account)
        : provider.linkTo(account, earnings);
    },
    findAccount: async (tx, sellerId) => (await findSellerAccount(tx, sellerId))?.provider_id ?? undefined,
    findOwner: async (tx, accountId) => (await findSellerOf(tx, accountId))?.account_id,
    deleteLeaver: async (tx, sellerId) => void (await deleteAccountOfLeaver(tx, sellerId)),
  };
};

const isKeyInUse = (error: unknown) => error instanceof ProviderFailure && error.status === 409;

/** By the fingerprint; by the last digits for what was stored without one. */
function isOtherAccount(
  known: { account_ending: string | null; account_fingerprint: string | null },
  { accountEnding, fingerprint }: { accountEnding?: string; fingerprint: string | undefined },
): boolean {
  if (accountEnding === undefined) return false;
  if (known.account_ending !== accountEnding) return true;
  return fingerprint !== undefined && known.account_fingerprint !== null && known.account_fingerprint !== fingerprint;
}

async function listWaiting(db: Db, sellerIds: readonly string[]): Promise<ReadonlyMap<string, AccountWait>> {
  return waitsOf(sellerIds.length > 0 ? await listNewAccounts(db, sellerIds) : []);
}
