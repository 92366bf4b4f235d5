-- What a person says who waited at an agreed time: the other one and the operator read it.
alter table fulfillments
  add column absence_reason text not null default '',
  add column absence_text text not null default '';
