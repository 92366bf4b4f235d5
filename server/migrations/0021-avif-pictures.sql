-- When the AVIF files of a picture were made, or begun; none yet for those that were kept before, which get theirs too.
alter table images add column avif_at timestamptz;
create index images_without_avif on images (created_at) where avif_at is null and files <> '[]' and url <> '';
