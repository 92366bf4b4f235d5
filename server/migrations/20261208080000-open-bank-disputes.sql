-- A bank can dispute a payment whose refund is on its way; the state of the purchase does not say so.
alter table purchases add column bank_disputes boolean not null default false;
