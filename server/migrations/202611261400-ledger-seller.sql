-- Whose sale an entry is about, so that a seller's month is read without going through all of their sales.
alter table ledger_entries add column seller_id uuid;
alter table ledger_entries disable trigger ledger_insert_only;
update ledger_entries e set seller_id = p.seller_id from purchases p where p.id = e.purchase_id;
alter table ledger_entries enable trigger ledger_insert_only;
-- Afterwards: otherwise each row is checked by itself.
alter table ledger_entries add constraint ledger_entries_seller foreign key (seller_id) references accounts (id);
-- Also for an older version and for rows of an older backup.
create function name_ledger_seller() returns trigger language plpgsql as $$
begin
  new.seller_id := (select seller_id from purchases where id = new.purchase_id);
  return new;
end $$;
create trigger ledger_names_seller before insert on ledger_entries
  for each row execute function name_ledger_seller();
-- With all that is added up: the entries of a busy seller are spread over the whole table.
create index ledger_of_seller on ledger_entries (seller_id, created_at) include (purchase_id, kind, account, amount_cents);
