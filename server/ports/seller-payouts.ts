import type { Cents } from '../../shared/domain/money.ts';
import type { AccountReason } from '../../shared/domain/payout.ts';
import type { Db, Tx } from '../platform/db/database.ts';

export type BankDetails = { holder: string; account: string };

export type SellerAccount = {
  state: 'none' | 'incomplete' | 'ready';
  reason?: AccountReason;
  holder?: string;
  accountEnding?: string;
  /** Bank details are entered at the provider. */
  hosted?: true;
  /** No money before, for a new account. */
  usableFrom?: Date;
  /** Somebody else entered it. */
  isDisowned?: true;
};

export type AccountWait = { until: Date; isDisowned: boolean };

/** `afterWait`: seconds after its first wait. */
export type AccountHold = { days: number; afterWait: number };
export type HeldAccount = { usableFrom: Date; isKnown: boolean };

type AnyPayouts = {
  readAccount(sellerId: string): Promise<SellerAccount>;
  listReady(db: Db, sellerIds: readonly string[]): Promise<string[]>;
  listWaiting(db: Db, sellerIds: readonly string[]): Promise<ReadonlyMap<string, AccountWait>>;
  /** Disowns an account that waits or waited until lately, once. */
  holdBack(tx: Tx, sellerId: string, hold: AccountHold): Promise<HeldAccount | undefined>;
  beginOnboarding(sellerId: string): Promise<string>;
  /** Deletes the details once nothing is owed. */
  deleteLeaver(tx: Tx, sellerId: string): Promise<void>;
};

/** The operator sends the money. */
export type ManualPayouts = AnyPayouts & {
  kind: 'manual';
  saveBankDetails(tx: Tx, sellerId: string, details: BankDetails): Promise<boolean>;
  readBankDetails(sellerIds: readonly string[]): Promise<ReadonlyMap<string, BankDetails>>;
};

type TransferOrder = {
  /** Stored before the call (reliability 3.6). */
  key: string;
  transferId: string;
  purchaseId: string;
  destination: string;
  amount: Cents;
  currency: string;
  /** Undefined: from the shop's balance. */
  charge: string | undefined;
};

export type ProviderTransfer = {
  id: string;
  /** Ours; undefined for others. */
  transferId: string | undefined;
  amount: Cents;
  reversed: Cents;
};

type ReversalOrder = { key: string; reversalId: string; providerId: string; amount: Cents };
export type ProviderReversal = { id: string; reversalId: string | undefined; amount: Cents };

/** The card provider pays sellers. Calls throw ProviderFailure. */
export type ConnectPayouts = AnyPayouts & {
  kind: 'connect';
  /** Returns undefined before the onboarding. */
  findAccount(db: Db, sellerId: string): Promise<string | undefined>;
  /** Returns undefined for another shop's. */
  findOwner(db: Db, accountId: string): Promise<string | undefined>;
  /** `isOther`: this call stored another bank account. */
  refreshAccount(sellerId: string): Promise<{ account: SellerAccount; isOther: boolean }>;
  /** A transfer takes its money from this charge. */
  readCharge(intentId: string): Promise<string | undefined>;
  transfer(order: TransferOrder): Promise<ProviderTransfer>;
  readTransfer(providerId: string): Promise<ProviderTransfer>;
  /** Ours and others, the newest 100. */
  findTransfers(purchaseId: string): Promise<ProviderTransfer[]>;
  /** Partly or fully. */
  reverse(order: ReversalOrder): Promise<ProviderReversal>;
  /** Returns the newest 100. */
  listReversals(providerId: string): Promise<ProviderReversal[]>;
  listTransfers(since: Date): AsyncIterable<ProviderTransfer>;
};

export type SellerPayouts = ManualPayouts | ConnectPayouts;
