import { sql } from 'kysely';
import { isOwedMoney } from '../../../platform/db/owed-money.ts';
import type { PersonalData } from './personal-data.ts';

export const dataOfPayouts: readonly PersonalData[] = [
  {
    tables: ['payouts'],
    feature: 'features/payouts',
    privacy: {
      what: 'what sellers are to be paid and were paid: amount, due date, reference',
      why: 'to pay sellers, and the books',
      howLong: 'as the sale',
      erasedBy: 'ids, amounts and references stay for the books',
    },
    export: {
      payouts: (id) =>
        sql`select amount_cents, state, due_at, reference, paid_at from payouts where seller_id = ${id} order by created_at`,
    },
  },
  {
    tables: ['seller_balances'],
    feature: 'features/payouts',
    privacy: {
      what: 'sums of the ledger for each seller',
      why: 'to show earnings without adding up all sales',
      howLong: 'as the sale',
      erasedBy: 'ids and amounts stay for the books',
    },
  },
  {
    tables: ['bank_details'],
    feature: 'features/payouts',
    privacy: {
      what: "a seller's bank account: holder and number",
      why: "to send the seller's money",
      howLong: 'as the account, longer while money is owed',
      erasedBy: 'the clock; when the last payout is paid',
    },
    erase: (id) => [
      // The operator still needs them to send what is owed.
      sql`delete from bank_details where account_id = ${id} and not ${isOwedMoney(id)}`,
    ],
    export: {
      bankDetails: (id) =>
        sql`select holder, account, changed_at, usable_from, disowned_at from bank_details where account_id = ${id}`,
    },
  },
  {
    tables: ['former_bank_details'],
    feature: 'features/payouts',
    privacy: {
      what: "a seller's earlier bank accounts that got money: holder, number, first and last payout",
      why: 'the report to the tax authority, which names each account of its year (DAC7)',
      howLong:
        'until the end of the year of the last payout; above the threshold until the years of their sales are filed, at most five years after them',
      erasedBy: "the operator's “Mark as filed”; the clock; with the account, unless its year must be reported",
    },
    erase: (id) => [
      // `tax_details` keeps the sellers to report.
      sql`delete from former_bank_details where account_id = ${id} and not exists (
        select 1 from tax_details where account_id = ${id} and kept_name is not null)`,
    ],
    export: {
      formerBankDetails: (id) =>
        sql`select holder, account, first_paid_at, last_paid_at from former_bank_details where account_id = ${id} order by first_paid_at`,
    },
  },
  {
    tables: ['tax_details'],
    feature: 'features/payouts',
    privacy: {
      what: 'name, address and tax number of a seller who nears 30 sales or 2,000 in a year; of an erased one above it also email, bank account and registration',
      why: 'the report to the tax authority, which the law asks for (DAC7)',
      howLong:
        'as the account; above the threshold until the years of their sales are filed, at most five years after them',
      erasedBy: "the operator's “Mark as filed”; the clock",
    },
    export: {
      taxDetails: (id) =>
        sql`select legal_name, address, tax_number, given_at from tax_details where account_id = ${id}`,
    },
  },
  {
    tables: ['tax_years'],
    feature: 'features/payouts',
    privacy: {
      what: 'which years were reported, when and by which admin; no other person',
      why: 'to know what is filed',
      howLong: 'for good',
      erasedBy: '–',
    },
  },
  {
    tables: ['bank_reminders'],
    feature: 'features/payouts',
    privacy: {
      what: "since when money waits for a seller's bank details, and when they are reminded next",
      why: 'to ask for the details',
      howLong: 'until they are given or nothing is owed',
      erasedBy: 'the clock; with the account',
    },
    erase: (id) => [sql`delete from bank_reminders where account_id = ${id}`],
    export: {
      bankReminders: (id) => sql`select since, due_at from bank_reminders where account_id = ${id}`,
    },
  },
  {
    tables: ['seller_accounts'],
    feature: 'features/payouts',
    privacy: {
      what: "a seller's account at the payment provider: its id, its state, the last digits and the fingerprint of the bank account",
      why: 'to pay the seller',
      howLong: 'as the account, longer while money is owed',
      erasedBy: 'the clock; when the last payout is paid. The provider keeps its own data: close the account there',
    },
    erase: (id) => [sql`delete from seller_accounts where account_id = ${id} and not ${isOwedMoney(id)}`],
    export: {
      sellerAccount: (id) =>
        sql`select provider_id, state, reason, account_ending, account_fingerprint, usable_from, disowned_at, checked_at, created_at from seller_accounts where account_id = ${id}`,
    },
  },
  {
    tables: ['transfers', 'transfer_reversals'],
    feature: 'features/payouts',
    privacy: {
      what: "money sent to a seller's account at the provider and taken back: amount, ids of the provider",
      why: 'to pay sellers once, and the books',
      howLong: 'as the sale',
      erasedBy: 'ids and amounts stay for the books',
    },
    export: {
      transfers: (id) =>
        sql`select amount_cents, currency, state, provider_id, created_at, done_at from transfers where seller_id = ${id} order by created_at`,
      reversals: (
        id,
      ) => sql`select r.amount_cents, r.state, r.provider_id, r.created_at, r.done_at from transfer_reversals r
        join transfers t on t.id = r.transfer_id where t.seller_id = ${id} order by r.created_at`,
    },
  },
  {
    tables: ['transfer_comparisons'],
    feature: 'features/payouts',
    privacy: {
      what: 'nightly sums of all transfers; no person',
      why: 'to compare with the provider',
      howLong: 'for good',
      erasedBy: '–',
    },
  },
  {
    tables: ['overdue_notices', 'legal_notices'],
    feature: 'features/payouts',
    privacy: {
      what: 'days on which the operator was told of overdue payouts or of a deadline of the law; no person',
      why: 'to tell once a day',
      howLong: 'for good',
      erasedBy: '–',
    },
  },
];
