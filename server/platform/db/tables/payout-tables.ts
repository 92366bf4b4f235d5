import type { ColumnType, Generated } from 'kysely';
import type { AccountReason, PayoutState } from '../../../../shared/domain/payout.ts';

type Made = ColumnType<Date, Date | undefined, Date>;

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
  created_at: Made;
};

type SellerAccountsTable = {
  account_id: string;
  /** Missing while no answer of the provider is stored. */
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  attempt: Generated<number>;
  state: Generated<'incomplete' | 'ready'>;
  reason: ColumnType<AccountReason | null, AccountReason | null | undefined, AccountReason | null>;
  account_ending: ColumnType<string | null, string | null | undefined, string | null>;
  revision: Generated<number>;
  checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  usable_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Made;
};

type Asked = {
  refusal: ColumnType<string | null, string | null | undefined, string | null>;
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  attempt: Generated<number>;
  tries: Generated<number>;
  due_at: Made;
  created_at: Made;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type TransfersTable = Asked & {
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

type TransferReversalsTable = Asked & {
  id: string;
  transfer_id: string;
  amount_cents: number;
  state: Generated<'pending' | 'done' | 'refused'>;
};

type TransferComparisonsTable = {
  day: Date;
  began_at: Made;
  finished_at: Date | null;
  transfers: number | null;
  provider_cents: number | null;
  ledger_cents: number | null;
};

type BankDetailsTable = {
  account_id: string;
  holder: string;
  account: string;
  changed_at: Made;
  usable_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type BankRemindersTable = { account_id: string; since: Made; due_at: Date };

type OverdueNoticesTable = { day: Date; payouts: number; told_at: Made };

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

type TaxYearsTable = { year: number; filed_at: Made; filed_by: string | null };

export type PayoutTables = {
  payouts: PayoutsTable;
  bank_details: BankDetailsTable;
  bank_reminders: BankRemindersTable;
  overdue_notices: OverdueNoticesTable;
  tax_details: TaxDetailsTable;
  tax_years: TaxYearsTable;
  seller_accounts: SellerAccountsTable;
  transfers: TransfersTable;
  transfer_reversals: TransferReversalsTable;
  transfer_comparisons: TransferComparisonsTable;
};
