-- Every kept picture is looked at once a day: are its files there, and are they what its name says (reliability 5.6)?
alter table images
  -- The epoch stands for never, so that the pictures nobody has looked at are the first in line.
  add column verified_at timestamptz not null default 'epoch',
  -- What the last look found wrong.
  add column problem text check (problem in ('missing', 'changed'));
create index images_to_verify on images (verified_at) where files <> '[]' and url <> '';
create index images_with_problem on images (hash) where problem is not null;
