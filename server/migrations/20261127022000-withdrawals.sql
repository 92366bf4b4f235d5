-- A withdrawal from a trader's sale is a declaration: nobody has to accept it.
alter table return_requests drop constraint return_requests_reason_check;
alter table return_requests add constraint return_requests_reason_check
  check (reason in ('changed_mind', 'not_as_described', 'damaged', 'never_received', 'other', 'withdrawal'));
