-- A purchase is withdrawn from once. One that an earlier version let the seller decline does not count.
create unique index return_requests_one_withdrawal on return_requests (purchase_id)
  where reason = 'withdrawal' and state <> 'declined';
