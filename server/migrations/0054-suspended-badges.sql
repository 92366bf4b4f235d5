-- Why a seller has no badge any more: a rename, until an admin looks again, or an admin's own decision with a reason.
alter table accounts add column badge_suspended_at timestamptz;
alter table accounts add column badge_reason text;
alter table accounts add column verified_name text;
