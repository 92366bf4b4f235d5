-- The newest 30-second step whose code was accepted, so that no code of an authenticator app is accepted twice.
alter table identity.two_factors add column used_step integer;
