-- Which bank lines are which payouts: what the engine found, and what people said. Rows of one match share its key.
create table bank_matches (
  match_key text not null,
  line_id bigint not null references bank_lines on delete cascade,
  payout_id text not null references payouts on delete cascade,
  -- A payout arrives, and one that failed may leave again.
  leg text not null check (leg in ('arrival', 'return')),
  -- The engine writes the first two and takes them back; the others are people's, and stay. A rejected pair is never found again.
  state text not null check (state in ('automatic', 'suggested', 'confirmed', 'rejected')),
  -- None where a person chose.
  tier smallint check (tier between 1 and 6),
  reason text not null,
  -- How many suggestions there are about the same line or payout.
  ways integer not null default 1,
  -- How much of the payout this line brings, signed as the bank's line is.
  covered bigint not null,
  -- What the bank shows more or less than was sent, of the whole match, and why.
  difference bigint not null default 0,
  difference_reason text check (difference_reason in ('bank_fee', 'exchange', 'other')),
  note text,
  found timestamptz(0) not null,
  decided_by bigint references users on delete set null,
  decided timestamptz(0),
  primary key (match_key, line_id, payout_id, leg),
  check ((state in ('confirmed', 'rejected')) = (decided is not null)),
  check (state <> 'confirmed' or difference = 0 or difference_reason is not null)
);
create index bank_matches_of_payout on bank_matches (payout_id, state);
create index bank_matches_of_line on bank_matches (line_id, state);
create index bank_matches_by_state on bank_matches (state, tier, match_key);

-- What is known of a line besides: written as payouts are and none fits; undone by another line of the bank; or not ours.
create table bank_line_marks (
  line_id bigint primary key references bank_lines on delete cascade,
  mark text not null check (mark in ('unknown', 'undone', 'undoes', 'not_ours')),
  other_line_id bigint references bank_lines on delete cascade,
  decided_by bigint references users on delete set null,
  decided timestamptz(0),
  check ((mark in ('undone', 'undoes')) = (other_line_id is not null)),
  check ((mark = 'not_ours') = (decided is not null))
);
create index bank_line_marks_by_mark on bank_line_marks (mark, line_id);
create index bank_line_marks_of_other on bank_line_marks (other_line_id);
