-- What says that a person has left is withdrawn when that is undone, whoever reads it and whatever has ended since.
create index notifications_of_leaver on notifications ((params ->> 'leaverId')) where params ? 'leaverId';
