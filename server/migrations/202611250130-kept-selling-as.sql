-- A sale keeps whether a trader sold, with their details, as it was at the sale: what the seller says later changes no
-- right of the buyer. For earlier sales only the present statement is known.
update sales s
   set snapshot = s.snapshot || jsonb_build_object('sellingAs', coalesce(
     (select jsonb_build_object('kind', 'trader', 'trader', jsonb_build_object(
        'legalName', t.legal_name, 'address', t.address, 'registration', t.registration, 'email', t.email))
        from seller_statements t where t.account_id = s.seller_id and t.kind = 'trader'),
     jsonb_build_object('kind', 'private')));
