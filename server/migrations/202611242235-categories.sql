-- The categories of the shop. A listing keeps the name of its category; what people read can be changed.
create table categories (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null unique,
  -- What the operator calls it, by language.
  names jsonb not null default '{}',
  -- The operator's own picture. One that is taken down leaves the category too.
  image_id uuid references images (id) on delete set null,
  position integer not null,
  hidden boolean not null default false,
  -- Came with the software: it can be hidden, not removed.
  is_original boolean not null default false,
  -- The same in every row; each change of the list raises it.
  version integer not null default 1
);
create index categories_by_image on categories (image_id) where image_id is not null;
insert into categories (slug, name, position, is_original) values
  ('bed', 'Bed', 0, true),
  ('sofa', 'Sofa', 1, true),
  ('dressing-table', 'Dressing Table', 2, true),
  ('table', 'Table', 3, true),
  ('cupboard', 'Cupboard', 4, true),
  ('chair', 'Chair', 5, true);
-- A category that any listing is in cannot be removed, whatever happens at the same instant.
alter table listings add constraint listings_category_fkey foreign key (category) references categories (name);
-- Each process must read the settings again.
create trigger categories_told after insert or update or delete on categories
  for each statement execute function tell_settings_changed();
