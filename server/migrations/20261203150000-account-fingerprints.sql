-- Names a bank account at the payment provider; its last digits do not. Missing until the provider answers again.
alter table seller_accounts add column account_fingerprint text;
