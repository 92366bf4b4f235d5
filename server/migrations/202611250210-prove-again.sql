-- An earlier version took a refused code for a second factor, so each session must show one again.
update identity.sessions set second_factor = false where second_factor;
