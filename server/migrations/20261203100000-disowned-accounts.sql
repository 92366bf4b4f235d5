-- Since when a seller says that somebody else entered this payout account; another account clears it.
alter table seller_accounts add column disowned_at timestamptz;
alter table bank_details add column disowned_at timestamptz;
