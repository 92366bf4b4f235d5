-- When admins were last reminded to answer the bank of a disputed payment.
alter table purchases add column bank_reminded_at timestamptz;
