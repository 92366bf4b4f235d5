-- Counts the changes of what is sold, so that a buyer holds what they read. Price and delivery have guards of their own.
alter table listings add column edition integer not null default 1;

create function count_edition() returns trigger language plpgsql as $$
begin
  if (new.title, new.category, new.description, new.condition, new.defects, new.year, new.colours, new.materials,
      new.style, new.width_mm, new.depth_mm, new.height_mm, new.location, new.place_name)
    is distinct from (old.title, old.category, old.description, old.condition, old.defects, old.year, old.colours,
      old.materials, old.style, old.width_mm, old.depth_mm, old.height_mm, old.location, old.place_name)
  then
    new.edition := old.edition + 1;
  end if;
  return new;
end $$;

create trigger listings_count_edition before update of title, category, description, condition, defects, year, colours,
  materials, style, width_mm, depth_mm, height_mm, location, place_name on listings
  for each row execute function count_edition();
