-- A database that was filled with the demo says so, so that production can refuse it: the demo's passwords are public.
create table demo_marks (filled_at timestamptz primary key default now());
