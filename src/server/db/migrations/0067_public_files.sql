-- Pictures that everybody may see, such as the logo of the store: only these are asked of the provider for a stranger.
create table public_files (
  provider text not null,
  file_id text not null,
  uploaded timestamptz(0) not null,
  primary key (provider, file_id)
);
