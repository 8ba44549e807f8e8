-- What locked months were closed with of what arrived at the bank. All else of it is counted from the matches: what they say now
-- less what stands here is booked on open days. Nothing refers to lines or payouts: a closed month stays as it was without them.
create table book_arrivals (
  month text collate "C" not null references book_periods on delete cascade deferrable initially deferred,
  line bigint not null,
  payout text collate "C" not null,
  leg text collate "C" not null check (leg in ('arrival', 'return', 'undone')),
  currency char(3) not null,
  -- The day of the bank's line, and the one it is booked on.
  day date not null,
  booked_on date not null,
  received bigint not null,
  kept bigint not null,
  exchanged bigint not null,
  unexplained bigint not null,
  primary key (month, line, payout, leg)
);

-- Of `fees`: the tax on them, where the provider told it. None of what it did not tell, and of what was copied before we asked.
alter table transactions add column fee_tax bigint;

-- Senders that people confirmed often enough to be known, and that somebody wants to be unknown again, as `senderOf` writes them.
create table bank_forgotten_senders (
  account_id bigint not null references bank_accounts on delete cascade,
  sender text not null,
  decided_by bigint references users on delete set null,
  decided timestamptz(0) not null,
  primary key (account_id, sender)
);
