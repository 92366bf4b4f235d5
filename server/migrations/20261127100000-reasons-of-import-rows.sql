-- Why a row was refused, as keys and values beside the English text, which an earlier version reads.
alter table import_rows add column reasons jsonb;
