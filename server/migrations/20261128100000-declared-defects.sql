-- What the seller says is worn or broken; null says nothing about it.
alter table listings add column defects text check (char_length(defects) between 1 and 500);
