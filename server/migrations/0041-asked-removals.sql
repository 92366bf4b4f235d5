-- An admin removed the listing while a bank worked on a payment for it: it goes when the payment fails.
alter table listings add column removal_asked_by uuid references accounts (id);
