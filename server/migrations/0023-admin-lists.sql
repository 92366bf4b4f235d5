-- The admin's list of every listing, newest first, and its search by the words of a title or of a seller's name.

create index listings_newest on listings (created_at desc, id desc);
create index listings_by_words on listings using gin (to_tsvector('simple', title || ' ' || seller_name));
