-- How many sellers use a word: listings of one alone count once. Known words keep their weight.
alter table search_words add column sellers integer not null default 1;
alter table search_words add column last_seller integer;
update search_words set sellers = greatest(total, 1);
create index search_words_of_several on search_words (word) where sellers > 1;
