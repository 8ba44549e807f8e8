-- The export centre lists the exports of everybody, newest first.
create index exports_newest on exports (created desc, id desc);
