-- Who waits for a parcel is asked from three days before it counts as delivered.
update fulfillments set remind_at = deadline_at - interval '3 days'
  where state = 'arranged' and sent_at is not null and remind_at is null and deadline_at is not null;
