-- A picture that an operator takes down is a decision too, which its seller can appeal: the fingerprints are those that
-- are accepted again when the appeal is right.
alter table cases drop constraint cases_action_check;
alter table cases add constraint cases_action_check
  check (action in ('none', 'hide', 'warn', 'suspend', 'remove', 'remove_picture'));
alter table cases drop constraint cases_appeal_action_check;
alter table cases add constraint cases_appeal_action_check
  check (appeal_action in ('none', 'hide', 'warn', 'suspend', 'remove', 'remove_picture'));
alter table cases add column fingerprints text[];
create index reports_with_email on reports (case_id) where email is not null;
