-- A new or changed payout account gets no money before this time; null: known before this rule.
alter table seller_accounts add column usable_from timestamptz;
alter table bank_details add column usable_from timestamptz;
