-- How many writes came of late, by account and by network address (reliability 3.16); in the database, so that several
-- processes count together. Lost in a crash without harm, so it is spared the log.
create unlogged table request_counts (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index request_counts_by_expiry on request_counts (expire);
