import type { ColumnType, Generated } from 'kysely';
import type { AccountReason, PayoutState } from '../../../../shared/domain/payout.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, Date>;

type PayoutsTable = {
  id: string;
  purchase_id: string;
  seller_id: string;
  amount_cents: number;
  state: Generated<PayoutState>;
  due_at: Date;
  reference: string | null;
  paid_by: string | null;
  paid_at: Date | null;
  send_after: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: DefaultsToNow;
};

type SellerAccountsTable = {
  account_id: string;
  /** Missing while no answer of the provider is stored. */
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  attempt: Generated<number>;
  state: Generated<'incomplete' | 'ready'>;
  reason: ColumnType<AccountReason | null, AccountReason | null | undefined, AccountReason | null>;
  account_ending: ColumnType<string | null, string | null | undefined, string | null>;
  account_fingerprint: ColumnType<string | null, string | null | undefined, string | null>;
  revision: Generated<number>;
  checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  usable_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  disowned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: DefaultsToNow;
};

type ProviderCall = {
  refusal: ColumnType<string | null, string | null | undefined, string | null>;
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  attempt: Generated<number>;
  tries: Generated<number>;
  due_at: DefaultsToNow;
  created_at: DefaultsToNow;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type TransfersTable = ProviderCall & {
  id: string;
  payout_id: string;
  purchase_id: string;
  seller_id: string;
  destination: string;
  amount_cents: number;
  currency: string;
  charge: string | null;
  state: Generated<'pending' | 'sent' | 'refused'>;
};

type TransferReversalsTable = ProviderCall & {
  id: string;
  transfer_id: string;
  amount_cents: number;
  state: Generated<'pending' | 'done' | 'refused'>;
};

type TransferComparisonsTable = {
  day: Date;
  began_at: DefaultsToNow;
  finished_at: Date | null;
  transfers: number | null;
  provider_cents: number | null;
  ledger_cents: number | null;
};

type FormerBankDetailsTable = {
  account_id: string;
  holder: string;
  account: string;
  first_paid_at: Date;
  last_paid_at: Date;
};

type BankDetailsTable = {
  account_id: string;
  holder: string;
  account: string;
  changed_at: DefaultsToNow;
  usable_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  disowned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type BankRemindersTable = { account_id: string; since: DefaultsToNow; due_at: Date };

type OverdueNoticesTable = { day: Date; payouts: number; told_at: DefaultsToNow };

type TaxDetailsTable = {
  account_id: string;
  legal_name: Generated<string>;
  address: Generated<string>;
  tax_number: Generated<string>;
  given_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  asked_for: ColumnType<number | null, number | null | undefined, number | null>;
  kept_name: ColumnType<string | null, string | null | undefined, string | null>;
  kept_email: ColumnType<string | null, string | null | undefined, string | null>;
  kept_holder: ColumnType<string | null, string | null | undefined, string | null>;
  kept_account: ColumnType<string | null, string | null | undefined, string | null>;
  kept_registration: ColumnType<string | null, string | null | undefined, string | null>;
};

type TaxYearsTable = { year: number; filed_at: DefaultsToNow; filed_by: string | null };

export type PayoutTables = {
  payouts: PayoutsTable;
  bank_details: BankDetailsTable;
  former_bank_details: FormerBankDetailsTable;
  bank_reminders: BankRemindersTable;
  overdue_notices: OverdueNoticesTable;
  tax_details: TaxDetailsTable;
  tax_years: TaxYearsTable;
  seller_accounts: SellerAccountsTable;
  transfers: TransfersTable;
  transfer_reversals: TransferReversalsTable;
  transfer_comparisons: TransferComparisonsTable;
};
