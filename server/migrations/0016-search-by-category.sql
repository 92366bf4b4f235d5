-- The order in which a process reads all public pieces to search them: those of a category lie side by side in its memory
-- then, and what a search finds mostly lies in one of them.
create index listings_to_search on listings (category, id)
  where state <> 'withdrawn' and hidden_at is null and deleted_at is null;
