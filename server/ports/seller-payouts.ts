import type { Cents } from '../../shared/domain/money.ts';
import type { AccountReason } from '../../shared/domain/payout.ts';
import type { Db, Tx } from '../platform/db/database.ts';

export type BankDetails = { holder: string; account: string };

/** Whether a seller can be paid. */
export type SellerAccount = {
  state: 'none' | 'incomplete' | 'ready';
  reason?: AccountReason;
  holder?: string;
  /** The last digits of the account. */
  accountEnding?: string;
  /** The payment provider asks for the bank details, on a page of its own. */
  hosted?: true;
  /** A new account gets no money before this time. */
  usableFrom?: Date;
};

type AnyPayouts = {
  /** As it was last known. */
  readAccount(sellerId: string): Promise<SellerAccount>;
  /** Returns those of the sellers who have said where their money goes. */
  listReady(db: Db, sellerIds: readonly string[]): Promise<string[]>;
  /** Returns until when the new accounts of these sellers get no money; without those that can be paid. */
  listWaiting(db: Db, sellerIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** The owner says that somebody else named the new account: it gets no money for so many days. @returns whether there was one */
  distrust(tx: Tx, sellerId: string, days: number): Promise<boolean>;
  /** Returns the page where the seller says where their money goes. */
  beginOnboarding(sellerId: string): Promise<string>;
  /** Forgets where the money of an erased account goes once nothing is owed to it. */
  deleteLeaver(tx: Tx, sellerId: string): Promise<void>;
};

/** The operator sends the money and marks it as paid. */
export type ManualPayouts = AnyPayouts & {
  kind: 'manual';
  saveBankDetails(tx: Tx, sellerId: string, details: BankDetails): Promise<void>;
  /** Returns where the operator sends the money of these sellers. */
  readBankDetails(sellerIds: readonly string[]): Promise<ReadonlyMap<string, BankDetails>>;
};

type TransferOrder = {
  /** Of the call, stored before it (reliability 3.6). */
  key: string;
  /** Written on the transfer, to recognize it. */
  transferId: string;
  purchaseId: string;
  /** The seller's account at the provider. */
  destination: string;
  amount: Cents;
  currency: string;
  /** The payment whose money it is; without one it comes from the shop's balance. */
  charge: string | undefined;
};

/** As the provider reports it. */
export type ProviderTransfer = {
  id: string;
  /** Ours; undefined when it was made elsewhere. */
  transferId: string | undefined;
  amount: Cents;
  reversed: Cents;
};

type ReversalOrder = { key: string; reversalId: string; providerId: string; amount: Cents };
export type ProviderReversal = { id: string; reversalId: string | undefined; amount: Cents };

/** The card provider moves the money to accounts of the sellers. Calls throw ProviderFailure. */
export type ConnectPayouts = AnyPayouts & {
  kind: 'connect';
  /** Returns the seller's account at the provider; undefined before the onboarding. */
  findAccount(db: Db, sellerId: string): Promise<string | undefined>;
  /** Returns whose account it is; undefined for another shop's. */
  findOwner(db: Db, accountId: string): Promise<string | undefined>;
  /** Reads the account from the provider and stores its state. */
  refreshAccount(sellerId: string): Promise<SellerAccount>;
  /** Returns the charge of a payment, from which a transfer takes its money. */
  readCharge(intentId: string): Promise<string | undefined>;
  transfer(order: TransferOrder): Promise<ProviderTransfer>;
  readTransfer(providerId: string): Promise<ProviderTransfer>;
  /** Returns the transfers of a purchase, ours and others, the newest 100. */
  findTransfers(purchaseId: string): Promise<ProviderTransfer[]>;
  /** Takes a transfer back, in part or in full. */
  reverse(order: ReversalOrder): Promise<ProviderReversal>;
  /** Returns the newest 100. */
  listReversals(providerId: string): Promise<ProviderReversal[]>;
  listTransfers(since: Date): AsyncIterable<ProviderTransfer>;
};

/** How sellers get their money. */
export type SellerPayouts = ManualPayouts | ConnectPayouts;
