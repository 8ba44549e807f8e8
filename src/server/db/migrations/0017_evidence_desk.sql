-- What a merchant is preparing against a dispute, before the payments company is told: typed words save themselves here.
create table evidence_drafts (
  provider text not null,
  dispute_id text not null,
  -- Grows with every save: whoever saves names the version they began from, and a stale one is refused.
  version integer not null check (version >= 1),
  product_type text,
  evidence jsonb not null,
  -- The evidence the payments company held when the draft was saved, so that later changes there can be told apart.
  base jsonb not null,
  saved timestamptz(0) not null,
  saved_by bigint references users on delete set null,
  primary key (provider, dispute_id)
);

-- The files of each dispute, one for each field. All of a dispute's files together have a size they must not exceed.
create table evidence_files (
  id bigint generated always as identity primary key,
  provider text not null,
  dispute_id text not null,
  field text not null,
  -- Absent while the payments company has not taken the bytes yet: room is kept for them meanwhile.
  file_id text,
  filename text not null,
  size bigint not null check (size > 0),
  -- As the browser counted them; nobody knows for some files.
  pages integer check (pages >= 1),
  at timestamptz(0) not null
);
create unique index one_file_for_each_field on evidence_files (provider, dispute_id, field) where file_id is not null;
create index evidence_files_of_dispute on evidence_files (provider, dispute_id);

-- Every file handed to the payments company, with its size: evidence may name a file that was uploaded for no dispute yet.
create table uploaded_files (
  provider text not null,
  file_id text not null,
  size bigint not null check (size > 0),
  at timestamptz(0) not null,
  primary key (provider, file_id)
);

-- Policies and texts that are used again: words, or a file the payments company already holds.
create table evidence_library (
  id bigint generated always as identity primary key,
  title text not null check (char_length(title) between 1 and 200),
  -- Where it was used first, and so where it is offered.
  field text not null,
  body text check (char_length(body) between 1 and 19999),
  file_id text,
  filename text,
  size bigint check (size > 0),
  pages integer check (pages >= 1),
  used integer not null default 0 check (used >= 0),
  created timestamptz(0) not null,
  created_by bigint references users on delete set null,
  constraint words_or_a_file check ((body is null) <> (file_id is null)),
  constraint a_file_is_described check ((file_id is null) = (filename is null) and (file_id is null) = (size is null))
);
create index evidence_library_by_field on evidence_library (field, used desc, id);
