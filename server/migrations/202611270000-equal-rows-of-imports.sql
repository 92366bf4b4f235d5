-- How many equal rows stand before this one in its file. They are listings of their own.
alter table import_rows add column occurrence integer not null default 0;
