-- Three colours of each picture, from top to bottom: what its frame shows until the picture arrives. None for those that
-- were kept before, whose frames stay plain.
alter table images add column tones text check (tones ~ '^#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}$');
